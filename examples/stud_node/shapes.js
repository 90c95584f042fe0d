/** Shapes of JSON values: each is a function that gives back the value, or raises RpcError -32602. */
import { isCard } from "./cards.js";
import { RpcError } from "./wire.js";

const wrong = (at, wanted) => {
  throw new RpcError(-32602, `${at}: ${wanted} is wanted`);
};

const simple = (holds, wanted) => (value, at) => (holds(value) ? value : wrong(at, wanted));

export const int = simple(Number.isInteger, "a whole number");
export const from = (least) =>
  simple((value) => Number.isInteger(value) && value >= least, `a whole number from ${least}`);
export const str = simple((value) => typeof value === "string", "a string");
export const bool = simple((value) => typeof value === "boolean", "true or false");
export const card = simple(isCard, "a card");
export const word = (...words) => simple((value) => words.includes(value), words.join(", "));
export const either = (one, other, chooses) => (value, at) => (chooses(value) ? one : other)(value, at);
export const intOrStr = either(int, str, (value) => typeof value === "number");

export const list = (shape) => (value, at) =>
  Array.isArray(value) ? value.map((one, i) => shape(one, `${at}[${i}]`)) : wrong(at, "a list");

export const pair = (first, second) => (value, at) => {
  if (!Array.isArray(value) || value.length !== 2) wrong(at, "a pair");
  return [first(value[0], at), second(value[1], at)];
};

export const rising = (shape) => (value, at) => {
  const [least, most] = pair(shape, shape)(value, at);
  return least <= most ? [least, most] : wrong(at, "a pair that says the least first");
};

const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

export const map = (shape) => (value, at) =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shape(one, `${at}.${key}`)]))
    : wrong(at, "an object");

/** An object with these keys and no others; an optional one that is null is as good as absent. */
export const object = (required, optional = {}) => (value, at) => {
  if (!isObject(value)) wrong(at, "an object");
  const missing = Object.keys(required).find((key) => !Object.hasOwn(value, key));
  if (missing) wrong(at, `the key ${missing}`);
  const found = {};
  for (const [key, one] of Object.entries(value)) {
    const needed = Object.hasOwn(required, key);
    const shape = needed ? required[key] : Object.hasOwn(optional, key) && optional[key];
    if (!shape) wrong(at, `no key ${key}`);
    if (needed || one !== null) found[key] = shape(one, `${at}.${key}`);
  }
  return found;
};

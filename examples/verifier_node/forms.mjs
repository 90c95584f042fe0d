// Whether a file of the record is in the form in which a run writes it: indented by one space, no key twice.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { faultOf } from "./faults.mjs";

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

function indented(text) {
  let out = "", depth = 0;
  const tokens = text.match(TOKEN) ?? [];
  tokens.forEach((token, n) => {
    const next = tokens[n + 1];
    if ("{[".includes(token)) {
      depth += 1;
      out += token + ("}]".includes(next) ? "" : `\n${" ".repeat(depth)}`);
    } else if ("}]".includes(token)) {
      depth -= 1;
      out += ("{[".includes(tokens[n - 1]) ? "" : `\n${" ".repeat(Math.max(0, depth))}`) + token;
    } else out += token === "," ? `,\n${" ".repeat(Math.max(0, depth))}` : token === ":" ? ": " : token;
  });
  return `${out}\n`;
}

const keysOf = (value) => (value && typeof value === "object"
  ? Object.values(value).reduce((sum, each) => sum + keysOf(each), Array.isArray(value) ? 0 : Object.keys(value).length) : 0);

// The value of a file; a fault of the item if it is in another form.
export function written(folder, name, item) {
  const text = readFileSync(join(folder, name), "utf8");
  const value = JSON.parse(text);
  const keys = (text.match(TOKEN) ?? []).filter((token) => token === ":").length;
  if (indented(text) !== text || keys !== keysOf(value)) faultOf(item)(name, "is not in the form in which a run writes it");
  return value;
}

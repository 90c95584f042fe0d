/** The requests of the protocol, by method, and the commands of `play`, by `do`: what each may carry. */
import { PACK } from "./cards.js";
import { bool, card, either, int, intOrStr, list, map, object, pair, str, word } from "./shapes.js";
import { RpcError } from "./wire.js";

const rate = pair(int, int);
const orNull = (shape) => either(() => null, shape, (value) => value === null);

const settings = object({}, {
  limit: word("pot", "none", "half-pot", "raises"),
  raises: int,
  mode: word("cash", "tournament", "continuous", "session", "demonstration"),
  stakes: object({}, { small: int, big: int, entry: int, ante: pair(int, int), jackpot: int }),
  minimum_bet: int,
  capital: object({}, { start: pair(int, orNull(int)), floor: int, restore: int }),
  commission: object({ on: word("pot", "buy-in", "hand"), rate }, { cap: int }),
  payouts: object({}, { royal: int, maximum: int }),
  jackpot: object({}, { minimum: int, fixed: map(int) }),
  dealing: word("hand", "shoe", "shuffler", "box", "software"),
  clock: object({}, { decision_ms: int, extra_ms: int }),
  smallest: int,
  authorisation: object({ ref: str }, { asked: str, from: str }),
});

/** The whole pack in some order. */
function deck(value, at) {
  const cards = list(card)(value, at);
  if (cards.length === PACK.length && new Set(cards).size === PACK.length) return cards;
  throw new RpcError(-32602, `${at}: all ${PACK.length} cards of the pack are wanted, each once`);
}

const kind = word(
  "misdealt", "wrong-count", "exposed", "key-exposed", "dealt-to-empty", "device-fault", "system-failure",
);
const fault = {
  to: intOrStr, due: intOrStr, places: list(intOrStr), device: str, correctable: bool, count: int,
};
const scheduled = object({ at: int, kind }, { ...fault, cards: list(card) });
const device = word("shoe", "shuffler");
const space = word("ante", "jackpot", "additional");

/** Required and optional keys by command. */
const COMMANDS = {
  register: [{ player: str }],
  join: [{ player: str, seat: int, buy_in: int }],
  leave: [{ player: str }],
  move: [{ player: str, seat: int }],
  "top-up": [{ player: str, amount: int }],
  "take-off": [{ player: str, amount: int }],
  rest: [{ player: str, on: bool }],
  session: [{ player: str, act: word("start", "end") }],
  start: [{}, { deck, incidents: list(scheduled) }],
  proceed: [{}],
  cut: [{ player: str, cards: int }],
  "new-deck": [{}],
  device: [{ use: device }],
  place: [{ player: str, seat: int, space, amount: int }],
  decline: [{ player: str }],
  act: [{ seat: int, act: word("fold", "check", "call", "bet", "raise") }, { to: int, means: word("chips", "voice") }],
  retract: [{ seat: int }],
  agree: [{ seats: list(int), shares: list(int) }],
  renounce: [{ seat: int }],
  show: [{ seat: int, to: either(int, word("all"), (value) => typeof value === "number") }],
  wait: [{ ms: int }],
  connection: [{ who: str, up: bool }],
  incident: [{ kind }, { ...fault, card }],
  set: [{ settings }],
};

function command(value, at) {
  const known = value && Object.hasOwn(COMMANDS, value.do) ? COMMANDS[value.do] : null;
  if (!known) throw new RpcError(-32602, `${at}: no command ${value?.do}`);
  const [required, optional] = known;
  return object({ do: str, ...required }, optional)(value, at);
}

const held = object({}, { own: list(card), common: list(card), cards: list(card) });
const viewer = either(object({ seat: int }), word("public", "house"), (value) => typeof value === "object");
const force = object({}, { marker: int, pool: int, stacks: map(int), seed: str });

/** What a harness may say of itself beyond these keys is left aside. */
function hello(value, at) {
  return { protocol: pair(int, int)(value?.protocol, `${at}.protocol`) };
}

/** The shape of each method's parameters. */
export const METHODS = {
  hello,
  open: object({ table: str, regulation: str, seats: int }, { settings, force }),
  play: object({ table: str, commands: list(command) }),
  look: object({ table: str, as: viewer }, { since: int }),
  ask: object({ table: str, what: str }, { player: str }),
  rank: object({ regulation: str, for: word("showdown", "speaking"), hands: list(held) }),
  record: object({ table: str, hand: int }),
  close: object({ table: str }),
  bye: object({}),
};

/** The requests of the protocol, by method, and the commands of `play`, by `do`: what each may carry. */
import { PACK } from "./cards.js";
import { bool, card, either, from, int, intOrStr, list, map, object, pair, rising, str, word } from "./shapes.js";
import { RpcError } from "./wire.js";

const one = from(1);
const nought = from(0);
const rate = pair(nought, one);
const orNull = (shape) => either(() => null, shape, (value) => value === null);

const fixed = object({}, { royal: one, "straight-flush": one, quads: one, "full-house": one, flush: one });

const settings = object({}, {
  limit: word("pot", "none", "half-pot", "raises"),
  raises: one,
  mode: word("cash", "tournament", "continuous", "session", "demonstration"),
  stakes: object({}, { small: one, big: one, entry: one, ante: rising(one), jackpot: one }),
  minimum_bet: one,
  capital: object({}, { start: pair(one, orNull(one)), floor: one, restore: one }),
  commission: object({ on: word("pot", "buy-in", "hand"), rate }, { cap: nought }),
  payouts: object({}, { royal: one, maximum: one }),
  jackpot: object({}, { minimum: one, fixed }),
  dealing: word("hand", "shoe", "shuffler", "box", "software"),
  clock: object({}, { decision_ms: one, extra_ms: nought }),
  smallest: one,
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
  to: intOrStr, due: intOrStr, places: list(intOrStr), device: str, correctable: bool, count: nought,
};
const scheduled = object({ at: one, kind }, { ...fault, cards: list(card) });
const device = word("shoe", "shuffler");
const space = word("ante", "jackpot", "additional");

/** Required and optional keys by command. */
const COMMANDS = {
  register: [{ player: str }],
  join: [{ player: str, seat: one, buy_in: one }],
  leave: [{ player: str }],
  move: [{ player: str, seat: one }],
  "top-up": [{ player: str, amount: one }],
  "take-off": [{ player: str, amount: one }],
  rest: [{ player: str, on: bool }],
  session: [{ player: str, act: word("start", "end") }],
  start: [{}, { deck, incidents: list(scheduled) }],
  proceed: [{}],
  cut: [{ player: str, cards: one }],
  "new-deck": [{}],
  device: [{ use: device }],
  place: [{ player: str, seat: one, space, amount: int }],
  decline: [{ player: str }],
  act: [{ seat: one, act: word("fold", "check", "call", "bet", "raise") }, { to: int, means: word("chips", "voice") }],
  retract: [{ seat: one }],
  agree: [{ seats: list(one), shares: list(nought) }],
  renounce: [{ seat: one }],
  show: [{ seat: one, to: either(one, word("all"), (value) => typeof value === "number") }],
  wait: [{ ms: nought }],
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

const held = object({}, { hole: list(card), community: list(card), cards: list(card) });
const viewer = either(object({ seat: one }), word("public", "house"), (value) => typeof value === "object");
const force = object({}, { marker: one, pool: nought, stacks: map(one), seed: str });

/** What a harness may say of itself beyond these keys is left aside. */
function hello(value, at) {
  return { protocol: pair(int, int)(value?.protocol, `${at}.protocol`) };
}

/** The shape of each method's parameters. */
export const METHODS = {
  hello,
  open: object({ table: str, regulation: str, seats: one }, { settings, force }),
  play: object({ table: str, commands: list(command) }),
  look: object({ table: str, as: viewer }, { since: nought }),
  ask: object({ table: str, what: str }, { player: str }),
  rank: object({ regulation: str, for: word("showdown", "speaking"), hands: list(held) }),
  record: object({ table: str, hand: one }),
  close: object({ table: str }),
  bye: object({}),
};

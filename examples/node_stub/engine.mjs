// A stub of an engine in Node, standard library only: it seats players, posts blinds, deals a forced deck and lets
// seats fold. What it cannot do it says (`unsupported`); start it with `node engine.mjs`, it speaks over stdio.
import { randomInt } from "node:crypto";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline";

const ENGINE = { name: "node-stub", version: "1" };
const HELLO = { protocol: 1, engine: ENGINE, regulations: ["mo-97-2010"], abilities: { "forced-deck": true } };
const KEYS = { open: ["table", "regulation", "seats", "settings", "force"], play: ["table", "commands"], close: ["table"] };
const KNOWN = ["stakes", "smallest", "dealing", "mode"];
const PACK = [..."AKQJT98765432"].flatMap((rank) => [..."shdc"].map((suit) => rank + suit));
const tables = new Map();

class RpcError extends Error { constructor(code, text) { super(text); this.code = code; } }
const done = (table, ...events) => ({ answer: "accepted", events: events.map((e) => ({ n: ++table.n, ...e })) });
const refused = (code, text) => ({ answer: "refused", by: "engine", reason: { code, text } });
const unsupported = (what) => ({ answer: "unsupported", what });

function open({ table: id, seats, settings = {}, force = {} }) {
  const strange = Object.keys(settings).find((key) => !KNOWN.includes(key));
  if (strange) return refused("unknown-setting", `this product has no ${strange}`);
  if (Object.keys(force).length) return unsupported(`force ${Object.keys(force)}`);
  const { small = 10, big = 20 } = settings.stakes ?? {};
  if (seats !== 10 || small > big) return refused("unlawful-setting", "ten places, and a small blind not above the big one");
  const table = { n: 0, seats, stacks: {}, players: {}, hand: 0, marker: 0, blinds: [small, big], left: [], put: {} };
  tables.set(id, table);
  return done(table, { type: "table", state: "open" });
}

const commands = {
  join(table, { player, seat, buy_in }) {
    if (seat < 1 || seat > table.seats || seat in table.stacks) return refused("no-such-seat", `seat ${seat}`);
    if (player in table.players) return refused("seated-already", `${player} has a seat`);
    table.players[player] = seat;
    table.stacks[seat] = buy_in;
    return done(table, { type: "seated", player, seat, stack: buy_in });
  },
  start(table, { deck, incidents = [] }) {
    if (incidents.length) return unsupported("incidents");
    const seats = Object.keys(table.stacks).map(Number).sort((a, b) => a - b);
    if (seats.length < 2) return refused("too-few-players", "two at least");
    if (table.left.length) return refused("hand-running", "a hand is being played");
    const stacks = { ...table.stacks };
    table.marker = seats.find((seat) => seat > table.marker) ?? seats[0];
    const at = seats.indexOf(table.marker);
    const order = seats.map((_, i) => seats[(at + 1 + i) % seats.length]); // from the left of the marker
    const cards = [...(deck ?? shuffled())];
    const posted = ["small", "big"].map((what, i) => ({ type: "posted", seat: order[i], what, amount: table.blinds[i] }));
    table.put = Object.fromEntries(seats.map((seat) => [seat, 0]));
    for (const { seat, amount } of posted) { table.stacks[seat] -= amount; table.put[seat] += amount; }
    const dealt = [1, 2, 3, 4].flatMap(() => order.map((seat) => ({ type: "dealt", to: { seat }, face: "down", card: cards.shift() })));
    table.left = [...order.slice(2), ...order.slice(0, 2)];
    return done(table, { type: "hand-started", hand: ++table.hand, stacks }, { type: "marker", seat: table.marker },
      ...posted, ...dealt, { type: "turn", seat: table.left[0], round: 1 });
  },
  act(table, { seat, act }) {
    if (seat !== table.left[0]) return refused("not-your-turn", `seat ${table.left[0] ?? "none"} decides`);
    if (act !== "fold") return unsupported(`act ${act}`);
    table.left.shift();
    const acted = { type: "acted", seat, act, to: table.put[seat], stack: table.stacks[seat] };
    if (table.left.length > 1) return done(table, acted, { type: "turn", seat: table.left[0], round: 1 });
    const winner = table.left.pop(), others = Object.entries(table.put).filter(([s]) => Number(s) !== winner);
    const over = Math.max(0, table.put[winner] - Math.max(...others.map(([, put]) => put)));
    const pot = Object.values(table.put).reduce((a, b) => a + b, 0) - over;
    table.stacks[winner] += over + pot;
    return done(table, acted, { type: "round-ended", round: 1 }, ...(over ? [{ type: "returned", seat: winner, amount: over, why: "unmatched" }] : []),
      { type: "pots", pots: [{ amount: pot, seats: [winner] }] }, { type: "paid", seat: winner, amount: pot, for: "pot", pot: 0 },
      { type: "hand-ended", stacks: { ...table.stacks } });
  },
};

function shuffled() { // draws one of the cards left, each as likely as the others
  const left = [...PACK];
  return PACK.map(() => left.splice(randomInt(left.length), 1)[0]);
}

function call(method, params) {
  const more = Object.keys(params).find((key) => KEYS[method] && !KEYS[method].includes(key));
  if (more) throw new RpcError(-32602, `${method} has no ${more}`);
  if (method === "hello") return HELLO;
  if (method === "bye") return { engine: ENGINE };
  if (method === "open") return open(params);
  if (method === "rank") return unsupported("rank");
  if (!["play", "look", "ask", "record", "close"].includes(method)) throw new RpcError(-32601, `no method ${method}`);
  const table = tables.get(params.table);
  if (!table) throw new RpcError(-32602, `no table ${params.table} is open`);
  if (method === "close") return tables.delete(params.table), {};
  if (method !== "play") return unsupported(method);
  const results = [];
  for (const command of params.commands) { // stops at the first that is not accepted
    results.push(commands[command.do]?.(table, command) ?? unsupported(command.do));
    if (results.at(-1).answer !== "accepted") break;
  }
  return { results };
}

function parsed(line) {
  try { return JSON.parse(line); } catch (error) { throw new RpcError(-32700, error.message); }
}

for await (const line of createInterface({ input: stdin })) {
  const reply = { jsonrpc: "2.0", id: null };
  try {
    const { id, method, params = {} } = parsed(line);
    reply.id = id;
    reply.result = call(method, params);
  } catch (error) {
    if (!(error instanceof RpcError)) throw error; // a fault of this program: let it crash, the harness will say so
    reply.error = { code: error.code, message: error.message };
  }
  stdout.write(JSON.stringify(reply) + "\n");
  if (reply.result?.engine === ENGINE && !reply.result.protocol) break; // bye
}

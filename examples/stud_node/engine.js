/** The adapter: requests of the protocol in, what the product did out. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { INFORMATION, answer, record } from "./information.js";
import { PEOPLE } from "./people.js";
import { INCIDENTS, PLAY } from "./play.js";
import { compared, ranked } from "./ranking.js";
import { Refusal, Unsupported, must } from "./refusal.js";
import { REGULATION, Table } from "./table.js";
import { look } from "./views.js";
import { RpcError } from "./wire.js";

const PROTOCOL = 1;
const HANDLERS = { ...PEOPLE, ...PLAY };

/** Test hooks of the protocol that this adapter does not reach; what else is missing, the product does not have. */
const NOT_REACHED = ["wait", "connection"];

const ABILITIES = {
  "forced-deck": true,
  "forced-pool": true,
  seed: true,
  views: true,
  record: true,
  incidents: INCIDENTS,
  information: INFORMATION,
  rank: ["showdown"],
};
const OFFERS = { [REGULATION]: ["shoe", "shuffler", "jackpot", "royal-above-50"] };
const EQUIPMENT = ["deck", "shoe", "cutting-card", "shuffler", "jackpot-system", "jackpot-display"];

/** SHA-256 of this program's modules, in order of their names. */
function digest() {
  const here = new URL(".", import.meta.url);
  const modules = readdirSync(here).filter((name) => name.endsWith(".js")).sort();
  const hash = createHash("sha256");
  for (const name of modules) hash.update(readFileSync(new URL(name, here)));
  return hash.digest("hex");
}

/** One engine of one connection; `rules` are those of house.js. */
export class Engine {
  constructor(rules, version) {
    this.rules = rules;
    this.identity = { name: "stud-node", version, vendor: "Vistoria examples", digest: digest() };
    this.tables = new Map();
  }

  hello({ protocol: [least, highest] }) {
    if (PROTOCOL < least || PROTOCOL > highest) throw new RpcError(-32001, `this engine speaks protocol ${PROTOCOL}`);
    return {
      protocol: PROTOCOL,
      engine: this.identity,
      regulations: [REGULATION],
      abilities: ABILITIES,
      offers: OFFERS,
      equipment: EQUIPMENT,
      connections: 1,
      pid: process.pid,
    };
  }

  open({ table: id, ...request }) {
    if (this.tables.has(id)) throw new RpcError(-32602, `the table ${id} is open`);
    return answered(() => {
      must(request.regulation === REGULATION, "unknown-regulation", `this product plays ${REGULATION}`);
      const beyond = ["marker", "stacks"].find((key) => key in (request.force ?? {}));
      if (beyond) throw new Unsupported(`force ${beyond}`);
      const table = new Table(request, this.rules);
      this.tables.set(id, table);
      return table.events.slice();
    });
  }

  play({ table: id, commands }) {
    const table = this.table(id);
    const results = [];
    for (const { do: name, ...command } of commands) {
      results.push(answered(() => table.done(handlerOf(name), command)));
      if (results.at(-1).answer !== "accepted") break;
    }
    return { results };
  }

  look({ table, as, since }) {
    return look(this.table(table), as, since);
  }

  ask({ table, what }) {
    return answer(this.table(table), what);
  }

  record({ table, hand }) {
    return record(this.table(table), hand);
  }

  rank({ regulation, for: purpose, hands }) {
    if (regulation !== REGULATION) throw new RpcError(-32602, `this engine ranks by ${REGULATION} alone`);
    if (purpose !== "showdown") return new Unsupported(`rank for ${purpose}`).answer();
    const values = hands.map(fiveOf).map(ranked);
    const best = [...values.keys()].sort((a, b) => compared(values[b], values[a], this.rules) || a - b);
    const order = [];
    for (const i of best) {
      const equal = order.length && compared(values[order.at(-1)[0]], values[i], this.rules) === 0;
      if (equal) order.at(-1).push(i);
      else order.push([i]);
    }
    return { answer: "order", order, hands: values.map(({ name, five }) => ({ name, five })) };
  }

  close({ table }) {
    this.table(table);
    this.tables.delete(table);
    return {};
  }

  bye() {
    return { engine: this.identity };
  }

  table(id) {
    const table = this.tables.get(id);
    if (!table) throw new RpcError(-32602, `no table ${id} is open`);
    return table;
  }
}

function handlerOf(name) {
  if (Object.hasOwn(HANDLERS, name)) return HANDLERS[name];
  if (NOT_REACHED.includes(name)) throw new Unsupported(name);
  throw new Refusal("no-such-function", `this product knows no ${name}`);
}

/** One of the three answers to `open` or to a command. */
function answered(what) {
  try {
    return { answer: "accepted", events: what() };
  } catch (error) {
    if (error instanceof Refusal || error instanceof Unsupported) return error.answer();
    throw error;
  }
}

/** The five cards of a hand to rank. */
function fiveOf({ hole = [], community = [], cards = [] }) {
  const five = [...hole, ...community, ...cards];
  if (five.length === 5 && new Set(five).size === 5) return five;
  throw new RpcError(-32602, "a hand of this game is five cards, each once");
}

/** One table: its seats, its chips, the hand that is being played, and all that happened at it. */
import { Books } from "./books.js";
import { Refusal, must } from "./refusal.js";
import { DEFAULTS, PLAYERS, changed } from "./settings.js";

export const REGULATION = "mo-61-2004";

export class Table {
  /** Open a table; raises Refusal when `seats` or `settings` are not what the product lawfully has. */
  constructor({ seats, settings = {}, force = {} }, rules) {
    must(seats === PLAYERS, "unlawful-setting", "a table has eight places, one of them the croupier's (2.1)");
    this.rules = rules;
    this.settings = changed(DEFAULTS, settings);
    this.seed = force.seed ?? null;
    must(force.pool === undefined || force.pool >= 0, "illegal-amount", "the pool is nothing or more");
    this.books = new Books(force.pool ?? 0);
    this.brought = this.books.pool; // chips that should be there
    this.players = new Map(); // seat by player
    this.device = this.settings.dealing;
    this.broken = false; // the shuffler failed and was not replaced yet (11.4)
    this.carried = new Set(); // seats whose jackpot bet stands for the next hand (11.1, 11.4)
    this.hand = null;
    this.number = 0; // hands begun
    this.events = [];
    this.records = []; // of ended hands: {hand, device, events}
    this.emit({ type: "table", state: "open" });
    const { minimum } = this.settings.jackpot;
    if (force.pool === undefined) this.emit({ type: "pool", before: 0, after: minimum, restarted: true });
  }

  /** Take note of what happened, and move its chips. */
  emit(...events) {
    for (const { cites = [], ...event } of events) {
      this.books.apply(event);
      const clauses = cites.map((clause) => `${REGULATION}/${clause}`);
      this.events.push({ n: this.events.length + 1, ...event, ...(clauses.length && { cites: clauses }) });
    }
  }

  /** The seat of a player; raises Refusal when he has none. */
  seatOf(player) {
    const seat = this.players.get(player);
    must(seat !== undefined, "not-seated", `${player} has no seat`);
    return seat;
  }

  /** Chips by seat, for `hand-started`, `hand-ended` and views. */
  stacks() {
    return Object.fromEntries([...this.books.stacks].sort(([a], [b]) => a - b));
  }

  /** Refuse while a hand is being played. */
  mustRest() {
    must(!this.hand, "hand-running", "a hand is being played");
  }

  /** Refuse unless a seat of this table is free. */
  mustBeFree(seat) {
    must(seat >= 1 && seat <= PLAYERS, "no-such-seat", `there is no seat ${seat}`);
    must(!this.books.stacks.has(seat), "seat-taken", `somebody sits at seat ${seat}`);
  }

  /** Say whose decision is awaited: twice the ante, neither more nor less (6.6), or nothing (6.7). */
  ask() {
    const [seat] = this.hand.waiting;
    const due = 2 * this.books.at(seat).ante;
    const able = due <= this.books.stacks.get(seat);
    const choices = { ...(able && { place: [due, due] }), decline: null };
    this.emit({ type: "turn", seat, round: 1, choices, cites: ["6.5"] });
  }

  /** Raise an error of this program when a chip is missing or too many; never a refusal. */
  audit() {
    const total = this.books.total();
    if (total !== this.brought) throw new Error(`${total} chips on a table that has ${this.brought}`);
  }

  /**
   * Do one command with its handler, up to the next decision of a person; give the events that it caused.
   * A refused command changes nothing.
   */
  done(handler, command) {
    const before = this.events.length;
    try {
      handler(this, command);
    } catch (error) {
      if (error instanceof Refusal && this.events.length !== before) {
        throw new Error(`refused after the table had changed: ${error.message}`);
      }
      throw error;
    }
    if (this.hand) this.ask();
    this.audit();
    return this.events.slice(before);
  }
}

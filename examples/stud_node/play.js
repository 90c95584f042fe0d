/** Commands of a hand: bets before it, the deal, decisions, faults, and its end (articles 6, 7, 9 and 11). */
import { dealt, expose, exposedCards } from "./dealing.js";
import { Unsupported, must } from "./refusal.js";
import { settled } from "./settlement.js";
import { shuffled } from "./shuffle.js";

/** The faults that can be made to happen. */
export const INCIDENTS = ["misdealt", "wrong-count", "exposed", "dealt-to-empty", "device-fault"];

function place(table, { player, seat, space, amount }) {
  must(table.seatOf(player) === seat, "not-your-seat", "a player bets on his own hand alone (6.1)");
  if (space === "additional") return placeAdditional(table, seat, amount);
  table.mustRest();
  const bet = table.books.at(seat);
  must(!bet[space], "placed-already", `seat ${seat} has made this bet`);
  must(amount <= table.books.stacks.get(seat), "too-few-chips", `seat ${seat} has too few chips`);
  const { ante, jackpot } = table.settings.stakes;
  const [least, most] = space === "ante" ? ante : [jackpot, jackpot];
  must(space === "ante" || bet.ante, "ante-first", "a jackpot bet needs an ante (10.1)");
  const fits = amount >= least && amount <= most && amount % table.settings.smallest === 0;
  must(fits, "illegal-amount", `the ${space} bet is ${least} to ${most}`);
  return table.emit({ type: "posted", seat, what: space, amount, cites: [space === "ante" ? "6.2" : "6.3"] });
}

function mustDecide(table, seat) {
  const next = table.hand?.waiting[0];
  must(next !== undefined, "no-decision", "no decision is awaited");
  must(next === seat, "not-your-turn", `seat ${next} decides`);
}

function placeAdditional(table, seat, amount) {
  mustDecide(table, seat);
  const due = 2 * table.books.at(seat).ante; // 6.6
  must(amount === due, "illegal-amount", `the additional bet is ${due}`);
  must(due <= table.books.stacks.get(seat), "too-few-chips", `seat ${seat} has too few chips`);
  table.hand.waiting.shift();
  table.emit({ type: "posted", seat, what: "additional", amount, cites: ["6.6"] });
  goOn(table);
}

/** No additional bet: the hand is lost, its cards and its ante are collected (6.7). */
function decline(table, { player }) {
  const seat = table.seatOf(player);
  mustDecide(table, seat);
  table.hand.waiting.shift();
  const amount = table.books.at(seat).ante;
  table.hand.declined.set(seat, amount);
  table.emit(
    { type: "acted", seat, act: "decline", stack: table.books.stacks.get(seat) },
    { type: "collected", seat, amount, from: "ante", cites: ["6.7"] },
  );
  goOn(table);
}

function start(table, { deck, incidents = [] }) {
  table.mustRest();
  const strange = incidents.find(({ kind }) => !INCIDENTS.includes(kind));
  if (strange) throw new Unsupported(`incident ${strange.kind}`);
  const seats = [...table.players.values()].sort((a, b) => a - b).filter((seat) => table.books.at(seat).ante);
  must(seats.length, "no-bets", "nobody has made an ante (6.2)");
  const cards = deck ?? shuffled(table.seed, table.number + 1);
  const deal = dealt(table.device, seats, cards, incidents, table.rules);
  if (table.broken) table.emit({ type: "device", use: table.device, cites: ["11.4"] }); // a new shuffler
  table.broken = false;
  table.number += 1;
  table.hand = {
    number: table.number,
    device: table.device,
    from: table.events.length,
    seats,
    deal,
    waiting: [...seats], // still to decide
    declined: new Map(), // ante collected, by seat
    ended: new Set(), // seats whose hand alone was ended
  };
  table.emit({ type: "hand-started", hand: table.number, stacks: table.stacks() });
  const idle = [...table.carried].filter((seat) => !seats.includes(seat)).sort((a, b) => a - b);
  table.emit(...idle.map((seat) => carried(table, seat, ["10.1"]))); // no ante, no jackpot: it stands on
  if (!deck) table.emit(...prepared(table.device));
  table.emit(...deal.events);
  endExposed(table);
  if (deal.nullity) annul(table);
  else goOn(table);
}

/** The croupier shuffles and cuts, the cards go into the shoe; or the shuffler does it, without a cut (article 3). */
function prepared(device) {
  if (device === "shuffler") return [{ type: "deck", do: "shuffled", by: "shuffler", cites: ["3.2"] }];
  return ["shuffled", "cut"].map((act) => ({ type: "deck", do: act, by: "croupier", cites: ["3.1"] }));
}

/** The hand is over when nobody has to decide any more. */
function goOn(table) {
  if (!table.hand.waiting.length) end(table);
}

function end(table) {
  const { hand, books, settings, rules } = table;
  const inPlay = hand.seats.filter((seat) => !hand.ended.has(seat));
  const playing = inPlay.filter((seat) => !hand.declined.has(seat));
  const jackpots = inPlay.filter((seat) => books.at(seat).jackpot);
  const situation = { hands: hand.deal.hands, playing, bets: books.bets, jackpots, pool: books.pool };
  table.emit(...settled(situation, settings, rules));
  table.carried = new Set([...table.carried].filter((seat) => !hand.seats.includes(seat)));
  close(table);
}

/** The whole hand is null: bets go back, jackpot bets stand for the next hand (11.1, 11.4). */
function annul(table) {
  const { hand, books } = table;
  const why = hand.deal.nullity;
  const cites = [why === "device-fault" ? "11.4" : "11.1"];
  table.broken ||= why === "device-fault";
  table.emit({ type: "voided", scope: "hand", why, cites });
  for (const seat of hand.seats.filter((one) => !hand.ended.has(one))) {
    const collected = hand.declined.get(seat);
    if (collected) table.emit({ type: "collected", seat, amount: -collected, from: "ante", cites }); // undone
    const { ante, additional } = books.at(seat);
    table.emit({ type: "returned", seat, amount: ante + additional, why: "void", cites });
  }
  const standing = hand.seats.filter((seat) => books.at(seat).jackpot);
  for (const seat of standing) table.carried.add(seat);
  table.emit(...standing.map((seat) => carried(table, seat, cites)));
  close(table);
}

const carried = (table, seat, cites) => ({
  type: "carried",
  seat,
  amount: table.books.at(seat).jackpot,
  cites,
});

/** A hand is over. */
function close(table) {
  table.emit({ type: "hand-ended", stacks: table.stacks() });
  const { number, device, from } = table.hand;
  table.records.push({ hand: number, device, events: table.events.slice(from) });
  table.hand = null;
}

/** In a product that ends a hand for one card seen: its bets go back. */
function endExposed(table) {
  const { hand, books } = table;
  for (const seat of hand.deal.ended.filter((one) => hand.seats.includes(one) && !hand.ended.has(one))) {
    if (hand.deal.nullity || hand.declined.has(seat)) continue;
    const { ante, jackpot, additional } = books.at(seat);
    hand.ended.add(seat);
    table.carried.delete(seat);
    hand.waiting = hand.waiting.filter((one) => one !== seat);
    table.emit(
      { type: "voided", scope: "seat", why: "exposed", seat },
      { type: "returned", seat, amount: ante + jackpot + additional, why: "void" },
    );
  }
}

/** The croupier reports a fault after the deal; a shuffler that fails then leaves the hand alone (11.4). */
function incident(table, { kind, ...fault }) {
  if (!INCIDENTS.includes(kind)) throw new Unsupported(`incident ${kind}`);
  must(table.hand, "no-hand", "no hand is being played");
  const { deal } = table.hand;
  if (kind === "exposed") {
    const seen = exposedCards(deal, fault);
    deal.events = [];
    seen.forEach((one) => expose(deal, one, table.rules));
    table.emit(...deal.events);
    endExposed(table);
  } else if (kind === "dealt-to-empty") {
    must(fault.to && !deal.seats.includes(fault.to), "seat-not-empty", "the cards lie at a seat with a bet");
    table.emit({ type: "voided", scope: "seat", why: kind, seat: fault.to, cites: ["11.3"] });
  } else if (kind === "device-fault") {
    table.broken = table.device === "shuffler";
    table.emit({ type: "notice", what: kind });
  } else {
    deal.nullity = kind;
  }
  if (deal.nullity) annul(table);
  else goOn(table);
}

export const PLAY = { place, decline, start, incident };

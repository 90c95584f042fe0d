/** The deal: who gets which card, from the shoe or the shuffler (article 7), and the faults of it (article 11). */
import { Refusal, must } from "./refusal.js";
import { PLAYERS } from "./settings.js";

export const CROUPIER = "croupier";
const CARDS = 5;

/** A place as the protocol writes it. */
export const place = (at) => (Number.isInteger(at) ? { seat: at } : at);

/** Where each card is due, in order: one at a time round the table (7.1), or five at a time (7.2). */
export function plan(device, seats) {
  const round = [...seats, CROUPIER];
  if (device === "shoe") return Array.from({ length: CARDS }, () => round).flat();
  return round.flatMap((at) => new Array(CARDS).fill(at));
}

/**
 * Deal `cards` to `seats` and the croupier; a pure function.
 *
 * Gives `hands` and `open` (cards seen) by place, `dead` seats that had no bet, `exposed` (how many closed cards
 * were seen), `ended` (seats whose hand an exposure ended, in a product that does so), `nullity` (why the whole hand
 * is null, or undefined) and `events`. Raises Refusal for an incident that cannot happen in this deal.
 */
export function dealt(device, seats, cards, incidents, rules) {
  const due = plan(device, seats);
  const deal = { seats, hands: new Map(), open: [], dead: [], ended: [], exposed: 0, events: [] };
  const pending = [...incidents];
  for (let at = 1; due.length && !deal.nullity; at += 1) {
    const now = pending.filter((incident) => incident.at === at);
    now.forEach((incident) => pending.splice(pending.indexOf(incident), 1));
    dealOne(deal, due, cards[at - 1], now);
    for (const incident of now) strike(deal, incident, { device, card: cards[at - 1], rules });
  }
  const late = pending.find((incident) => !deal.nullity || incident.at < 1);
  must(!late, "no-such-card", `card ${late?.at} does not leave the deck in this hand`);
  return deal;
}

/** One card leaves the deck; a misdealt one, and one for a place without a bet, is not the card that was due. */
function dealOne(deal, due, card, incidents) {
  const empty = incidents.find(({ kind }) => kind === "dealt-to-empty");
  const wrong = incidents.find(({ kind }) => kind === "misdealt");
  const at = empty ? emptySeat(empty, deal.seats) : (wrong?.to ?? due[0]);
  if (!empty) due.shift();
  const last = !due.length && at === CROUPIER;
  const seen = deal.open.some((one) => one.at === CROUPIER);
  const face = last && !wrong && !seen ? "up" : "down"; // his exposed card stays his open one (11.2)
  if (!deal.hands.has(at)) deal.hands.set(at, []);
  deal.hands.get(at).push(card);
  if (face === "up") deal.open.push({ at, card });
  deal.events.push({ type: "dealt", to: place(at), face, card });
  if (empty && !deal.dead.includes(at)) {
    deal.dead.push(at);
    deal.events.push({ type: "voided", scope: "seat", why: "dealt-to-empty", seat: at, cites: ["11.3"] });
  }
}

function emptySeat({ to }, seats) {
  must(to >= 1 && to <= PLAYERS, "no-such-place", `there is no seat ${to}`);
  must(!seats.includes(to), "seat-not-empty", `seat ${to} has bet`);
  return to;
}

/** What a fault brings about once its card has left the deck. */
function strike(deal, incident, { device, card, rules }) {
  if (incident.kind === "misdealt" || incident.kind === "wrong-count") deal.nullity ??= incident.kind;
  if (incident.kind === "device-fault") {
    must((incident.device ?? device) === device, "not-in-use", `the cards come from the ${device}`);
    if (device === "shuffler") deal.nullity ??= "device-fault"; // 11.4 speaks of the shuffler alone
  }
  if (incident.kind === "exposed") exposedCards(deal, incident, card).forEach((one) => expose(deal, one, rules));
}

/** The closed cards that were seen: those named, or the newest one of each place, or the one just dealt. */
export function exposedCards(deal, { cards, card, places, to }, newest) {
  const lying = [...deal.hands].flatMap(([at, held]) => held.map((one) => ({ at, card: one })));
  const holder = (one) => lying.find((other) => other.card === one) ?? absent(`no place holds ${one}`);
  if (cards ?? card) return (cards ?? [card]).map(holder);
  const named = places ?? (to == null ? null : [to]);
  if (!named) return [holder(newest)];
  const seen = [];
  for (const at of named) {
    const left = lying.filter((one) => one.at === at && !seen.includes(one));
    const closed = left.filter((one) => !isOpen(deal, one.card));
    seen.push(left.find((one) => one.card === newest) ?? closed.at(-1) ?? absent(`no closed card lies at ${at}`));
  }
  return seen;
}

function absent(text) {
  throw new Refusal("no-such-card", text);
}

export const isOpen = (deal, card) => deal.open.some((one) => one.card === card);

/** A closed card is seen: one lets the hand go on (11.2), a second makes it null (11.1). */
export function expose(deal, { at, card }, rules) {
  if (isOpen(deal, card)) return; // the croupier's open card is no fault
  deal.open.push({ at, card });
  deal.exposed += 1;
  deal.events.push({ type: "exposed", place: place(at), card, cites: [deal.exposed > 1 ? "11.1" : "11.2"] });
  if (deal.exposed > 1) deal.nullity ??= "exposed";
  else if (rules.exposedCardEndsHand && at !== CROUPIER) deal.ended.push(at);
}

/** What five cards are worth (articles 4 and 8). */
import { rankOf, suitOf } from "./cards.js";

/** The combinations, rising, as 8.10 up to 8.1 lists them; a combination's place is its strength. */
export const COMBINATIONS = [
  "five odd cards", "one pair", "two pairs", "three of a kind", "straight",
  "flush", "full house", "four of a kind", "straight flush", "royal flush",
];

const WHEEL = [14, 5, 4, 3, 2]; // the ace is lowest beside 5, 4, 3 and 2 (4.3)
const same = (a, b) => a.every((rank, i) => rank === b[i]);

/** Cards by falling number of their kind, then falling rank, then falling suit. */
function inOrder(cards) {
  const count = new Array(15).fill(0);
  for (const card of cards) count[rankOf(card)] += 1;
  const weight = (card) => count[rankOf(card)] * 1000 + rankOf(card) * 10 + suitOf(card);
  return [...cards].sort((a, b) => weight(b) - weight(a));
}

/** The combination that five ordered cards with these ranks make. */
function combinationOf(cards, ranks, straight) {
  const flush = cards.every((card) => card[1] === cards[0][1]);
  if (flush && straight) return ranks[0] === 14 && ranks[1] === 13 ? "royal flush" : "straight flush";
  if (ranks[0] === ranks[3]) return "four of a kind";
  if (ranks[0] === ranks[2]) return ranks[3] === ranks[4] ? "full house" : "three of a kind";
  if (flush) return "flush";
  if (straight) return "straight";
  if (ranks[0] === ranks[1]) return ranks[2] === ranks[3] ? "two pairs" : "one pair";
  return "five odd cards";
}

/**
 * How many leading ranks count, and whether a suit decides after them.
 * Four and three of a kind: odd cards count for nothing (8.3, 8.7); a full house: its three cards alone (8.4).
 * The suit is that of the highest card, or of the (higher) pair (8.1, 8.2, 8.5, 8.6, 8.8 to 8.10).
 */
const COUNTING = {
  "royal flush": { ranks: 1, suit: true },
  "straight flush": { ranks: 1, suit: true },
  "four of a kind": { ranks: 1, suit: false },
  "full house": { ranks: 1, suit: false },
  flush: { ranks: 5, suit: true },
  straight: { ranks: 1, suit: true },
  "three of a kind": { ranks: 1, suit: false },
  "two pairs": { ranks: 5, suit: true },
  "one pair": { ranks: 5, suit: true },
  "five odd cards": { ranks: 5, suit: true },
};

/**
 * Rank five cards: their combination's `name`, the `five` in order of weight, and `strength`, an integer that is
 * greater for the better hand; its lowest three bits are the deciding suit.
 */
export function ranked(cards) {
  let five = inOrder(cards);
  let ranks = five.map(rankOf);
  if (same(ranks, WHEEL)) {
    five = [...five.slice(1), five[0]];
    ranks = [5, 4, 3, 2, 1];
  }
  const straight = ranks.every((rank, i) => rank === ranks[0] - i);
  const name = combinationOf(five, ranks, straight);
  const counting = COUNTING[name];
  let strength = COMBINATIONS.indexOf(name);
  for (let i = 0; i < 5; i += 1) strength = strength * 16 + (i < counting.ranks ? ranks[i] : 0);
  return { name, five, strength: strength * 8 + (counting.suit ? suitOf(five[0]) : 0) };
}

/** Above zero when the first hand is better, below when the second is, zero for equal hands. */
export function compared(one, other, { suitsDecide }) {
  return suitsDecide ? one.strength - other.strength : (one.strength >> 3) - (other.strength >> 3);
}

/** Whether the croupier opens: an ace and a king at least (9.1). */
export const opens = ({ name, five }) =>
  name !== "five odd cards" || (rankOf(five[0]) === 14 && rankOf(five[1]) === 13);

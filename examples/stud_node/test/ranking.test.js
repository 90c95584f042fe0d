/** Every hand of five cards there is, counted against combinatorics; and the ladder of article 8, rung by rung. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PACK } from "../cards.js";
import { COMBINATIONS, compared, opens, ranked } from "../ranking.js";

/** C(n, k). */
const choose = (n, k) => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** Five different ranks that are no sequence: all choices less the ten sequences, ace high down to five high. */
const LOOSE = choose(13, 5) - 10;

/** How many hands of five cards make each combination. */
const HANDS = {
  "royal flush": 4,
  "straight flush": 4 * 9, // king high down to five high
  "four of a kind": 13 * 48,
  "full house": 13 * choose(4, 3) * 12 * choose(4, 2),
  flush: 4 * LOOSE,
  straight: 10 * (4 ** 5 - 4),
  "three of a kind": 13 * choose(4, 3) * choose(12, 2) * 4 ** 2,
  "two pairs": choose(13, 2) * choose(4, 2) ** 2 * 44,
  "one pair": 13 * choose(4, 2) * choose(12, 3) * 4 ** 3,
  "five odd cards": LOOSE * (4 ** 5 - 4),
};

/**
 * How many different values each combination has by article 8: the ranks that count, times the suits that decide.
 * The better suit of a pair is spades, hearts or clubs: two different suits never leave diamonds the better one.
 */
const PAIR_SUITS = 3;
const VALUES = {
  "royal flush": 4, // 8.1: the suit
  "straight flush": 9 * 4, // 8.2: the highest card, then the suit
  "four of a kind": 13, // 8.3: the four alone
  "full house": 13, // 8.4: the three alone
  flush: LOOSE * 4, // 8.5: all five cards, then the suit
  straight: 10 * 4, // 8.6: the highest card, then its suit
  "three of a kind": 13, // 8.7: the three alone
  "two pairs": choose(13, 2) * 11 * PAIR_SUITS, // 8.8: pairs and odd card, then the suit of the higher pair
  "one pair": 13 * choose(12, 3) * PAIR_SUITS, // 8.9: pair and three cards, then the suit of the pair
  "five odd cards": LOOSE * 4, // 8.10: all five cards, then the suit of the highest
};

const sum = (table) => Object.values(table).reduce((a, b) => a + b, 0);

/** Every hand once. */
function* everyHand() {
  for (let a = 0; a < 48; a += 1)
    for (let b = a + 1; b < 49; b += 1)
      for (let c = b + 1; c < 50; c += 1)
        for (let d = c + 1; d < 51; d += 1)
          for (let e = d + 1; e < 52; e += 1) yield [PACK[a], PACK[b], PACK[c], PACK[d], PACK[e]];
}

test("what is derived by hand adds up", () => {
  assert.equal(sum(HANDS), choose(52, 5));
  assert.equal(sum(HANDS), 2598960);
  assert.equal(sum(VALUES), 21489);
});

test("all 2,598,960 hands fall into the combinations as often as combinatorics says", () => {
  const hands = Object.fromEntries(COMBINATIONS.map((name) => [name, 0]));
  const values = new Map(COMBINATIONS.map((name) => [name, new Set()]));
  const suitless = new Set();
  let opening = 0;
  for (const cards of everyHand()) {
    const value = ranked(cards);
    hands[value.name] += 1;
    values.get(value.name).add(value.strength);
    suitless.add(value.strength >> 3);
    if (opens(value)) opening += 1;
  }
  assert.deepEqual(hands, Object.fromEntries(COMBINATIONS.map((name) => [name, HANDS[name]])));
  const counted = [...values].map(([name, strengths]) => [name, strengths.size]);
  assert.deepEqual(Object.fromEntries(counted), Object.fromEntries(COMBINATIONS.map((name) => [name, VALUES[name]])));
  const bySuit = { "royal flush": 4, "straight flush": 4, flush: 4, straight: 4, "five odd cards": 4 };
  const apart = { ...bySuit, "two pairs": PAIR_SUITS, "one pair": PAIR_SUITS };
  const ignoring = COMBINATIONS.reduce((total, name) => total + VALUES[name] / (apart[name] ?? 1), 0);
  assert.equal(suitless.size, ignoring);
  assert.equal(ignoring, 6331);
  // 9.1: every combination opens; odd cards with ace and king: three more of the eleven other ranks, less Q J T.
  const aceKing = (choose(11, 3) - 1) * (4 ** 5 - 4);
  assert.equal(opening, 2598960 - HANDS["five odd cards"] + aceKing);
});

/** Hands from best to worst by article 8, each better than the next in what its clause names. */
const LADDER = [
  ["Ts Js Qs Ks As", "8.1, spades"], ["Th Jh Qh Kh Ah", "8.1, hearts"], ["Tc Jc Qc Kc Ac", "clubs"],
  ["Td Jd Qd Kd Ad", "diamonds"], ["9d Td Jd Qd Kd", "8.2: the king-high sequence"],
  ["5h 6h 7h 8h 9h", "8.2: hearts"], ["5d 6d 7d 8d 9d", "8.2: diamonds"],
  ["2d 3d 4d 5d 6d", "8.2: six high"], ["As 2s 3s 4s 5s", "8.2, 4.3: five high, spades though"],
  ["2s 2h 2c 2d 3d", "8.3"], ["3s 3h 3c 2s 2h", "8.4: threes above twos"], ["2s 2h 2c As Ah", "8.4"],
  ["As Ks Qs Js 9s", "8.5"], ["As Ks Qs Js 8s", "8.5: the fifth card"],
  ["9c 7c 5c 3c 2c", "8.5: clubs"], ["9d 7d 5d 3d 2d", "8.5: diamonds"],
  ["Ac Kh Qd Jd Td", "8.6: the suit of the ace"], ["Ad Ks Qs Js Ts", "8.6"],
  ["Ad 2d 3d 4d 5c", "8.6: the suit of the five, ace lowest"], ["As 2s 3s 4s 5d", "8.6"],
  ["3s 3h 3c 5d 2d", "8.7"], ["2s 2h 2c As Kd", "8.7"],
  ["As Ad 2c 2h 3s", "8.8: the pair with the spade"], ["Ah Ac 2s 2d 3h", "8.8"],
  ["Kh Kc 3s 3h 2d", "8.8: the higher pair"], ["Qs Qh Js Jh Ac", "8.8"], ["Qs Qh Ts Th Ac", "8.8: second pair"],
  ["Qs Qh Ts Th Kc", "8.8: the odd card"],
  ["As Ad Kd Qd Jd", "8.9: the pair with the spade"], ["Ah Ac Ks Qs Js", "8.9"],
  ["Ah Ac Ks Qs Ts", "8.9: the third odd card"], ["Kh Kc As Qs Ts", "8.9: the pair first"],
  ["Ac Kd Qd Jd 9d", "8.10: the suit of the ace"], ["Ad Ks Qs Js 9s", "8.10"],
  ["Ad Ks Qs Js 8s", "8.10: the fifth card"], ["7d 5d 4d 3d 2c", "8.10: the lowest there is"],
].map(([text, why]) => [text.split(" "), why]);

test("the ladder of article 8 goes down rung by rung", () => {
  for (let i = 1; i < LADDER.length; i += 1) {
    const [[better], [worse, why]] = [LADDER[i - 1], LADDER[i]];
    assert.ok(compared(ranked(better), ranked(worse), { suitsDecide: true }) > 0, `${better} over ${worse}: ${why}`);
  }
});

test("a product that ignores suits sees hands of the same ranks as equal, and no others", () => {
  const difference = (one, other) => compared(ranked(one.split(" ")), ranked(other.split(" ")), { suitsDecide: false });
  assert.equal(difference("As Ad Kd Qd Jd", "Ah Ac Ks Qs Js"), 0);
  assert.ok(difference("Ad Ks Qs Js 9s", "As Kd Qd Jd 8d") > 0);
});

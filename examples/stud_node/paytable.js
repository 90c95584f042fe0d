/** What the house pays on the additional bet (9.5). */

/** To one, by combination; the royal flush is for the house to declare within 9.5.9. */
const ODDS = {
  "five odd cards": 1, // 9.5.1
  "one pair": 1, // 9.5.1
  "two pairs": 2, // 9.5.2
  "three of a kind": 3, // 9.5.3
  straight: 4, // 9.5.4
  flush: 5, // 9.5.5
  "full house": 7, // 9.5.6
  "four of a kind": 20, // 9.5.7
  "straight flush": 50, // 9.5.8
};

/** The least and the most that a royal flush may pay, to one (9.5.9). */
export const ROYAL_ODDS = [50, 100];

/** The line of the table by combination, as the law numbers it. */
export const LINES = {
  "five odd cards": "9.5.1", "one pair": "9.5.1", "two pairs": "9.5.2", "three of a kind": "9.5.3",
  straight: "9.5.4", flush: "9.5.5", "full house": "9.5.6", "four of a kind": "9.5.7",
  "straight flush": "9.5.8", "royal flush": "9.5.9",
};

/**
 * Winnings of an additional bet of `stake` chips with a combination, the bet itself not included.
 * `payouts` holds the royal's odds and the house's `maximum` in chips; `capped` the combinations it holds for,
 * all of them when null.
 */
export function winnings(combination, stake, payouts, capped) {
  const odds = ODDS[combination] ?? payouts.royal;
  const full = odds * stake;
  const limited = capped === null || capped.includes(combination);
  return { odds: [odds, 1], amount: limited ? Math.min(full, payouts.maximum) : full };
}

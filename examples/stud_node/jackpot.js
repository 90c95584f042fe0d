/** The progressive jackpot's prizes (article 10): what each winner gets, in the order of payment. */

/** The setting that holds a combination's fixed sum; the five combinations that win at all (10.2). */
export const FIXED = {
  "royal flush": "royal",
  "straight flush": "straight-flush",
  "four of a kind": "quads",
  "full house": "full-house",
  flush: "flush",
};

/** The line of 10.2's table, by combination. */
export const PRIZE_LINES = {
  "royal flush": "10.2.1", "straight flush": "10.2.2", "four of a kind": "10.2.3", "full house": "10.2.4",
  flush: "10.2.5",
};

export const wins = (combination) => combination in FIXED;

/** From the croupier's left on (10.4); a royal flush waits for the last straight flush, if there is one (10.7). */
function inOrderOfPayment(winners) {
  const straightFlushes = winners.filter((w) => w.combination === "straight flush").map((w) => w.seat);
  const last = Math.max(0, ...straightFlushes);
  const moment = ({ seat, combination }) => (combination === "royal flush" && seat < last ? last + seat / 100 : seat);
  return [...winners].sort((a, b) => moment(a) - moment(b));
}

/**
 * Prizes of one hand: `{seat, combination, amount, remainder}` in the order of payment.
 * `winners` are `{seat, combination}`, `pool` and the sums of `fixed` chips; shares are in chips of `smallest`.
 * A straight flush's tenth is of the pool before any payment (10.6), rounded down; a royal flush's whole is what the
 * straight flushes leave (10.7). Several royal flushes `share` one prize (10.5), its indivisible rest going to the
 * first who is paid, or get a whole one each.
 */
export function prizes(winners, pool, { fixed, smallest = 1, share = true }) {
  const counted = (combination) => winners.filter((w) => w.combination === combination).length;
  const divided = (sum, by) => Math.floor(sum / by / smallest) * smallest;
  const tenth = Math.max(fixed["straight-flush"], divided(pool, 10));
  const whole = Math.max(fixed.royal, pool - tenth * counted("straight flush"));
  const royals = share ? counted("royal flush") : 1;
  let rest = royals ? whole - royals * divided(whole, royals) : 0;
  return inOrderOfPayment(winners).map(({ seat, combination }) => {
    if (combination === "straight flush") return { seat, combination, amount: tenth, remainder: 0 };
    if (combination !== "royal flush") {
      return { seat, combination, amount: fixed[FIXED[combination]], remainder: 0 };
    }
    const prize = { seat, combination, amount: divided(whole, royals) + rest, remainder: rest };
    rest = 0;
    return prize;
  });
}

/** The pool after each of these payments; with nothing left at the last it starts again at the minimum (10.8). */
export function poolAfter(payments, pool, minimum) {
  let left = pool;
  return payments.map(({ amount }, i) => {
    const before = left;
    left = Math.max(0, left - amount);
    const restarted = left === 0 && i === payments.length - 1;
    if (restarted) left = minimum;
    return { before, after: left, ...(restarted && { restarted }) };
  });
}

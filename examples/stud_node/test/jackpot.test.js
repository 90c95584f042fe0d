/** The prizes of article 10, worked out by hand. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { poolAfter, prizes } from "../jackpot.js";

const fixed = { royal: 500000, "straight-flush": 50000, quads: 20000, "full-house": 10000, flush: 5000 };
const winner = (seat, combination) => ({ seat, combination });
const amounts = (winners, pool, more = {}) =>
  prizes(winners, pool, { fixed, ...more }).map(({ seat, amount }) => [seat, amount]);

test("straight flushes come before a royal flush, which gets what they leave", () => {
  // 10 % of 1,000,000 each (10.6), before the royal (10.7): 1,000,000 - 200,000
  const winners = [winner(1, "royal flush"), winner(3, "straight flush"), winner(5, "straight flush")];
  assert.deepEqual(amounts(winners, 1000000), [[3, 100000], [5, 100000], [1, 800000]]);
});

test("a royal flush waits for the last straight flush and no longer", () => {
  const order = (...winners) => amounts(winners, 1000000).map(([seat]) => seat);
  const [royal, straight, flush] = ["royal flush", "straight flush", "flush"];
  assert.deepEqual(order(winner(1, royal), winner(2, flush), winner(3, straight), winner(4, flush)), [2, 3, 1, 4]);
  assert.deepEqual(order(winner(1, straight), winner(2, flush), winner(3, royal), winner(4, royal)), [1, 2, 3, 4]);
  assert.deepEqual(order(winner(1, royal), winner(2, royal), winner(7, straight)), [7, 1, 2]);
});

test("without a straight flush payment goes from the left", () => {
  const winners = [winner(6, "flush"), winner(2, "royal flush"), winner(4, "four of a kind")];
  assert.deepEqual(amounts(winners, 700000), [[2, 700000], [4, 20000], [6, 5000]]);
});

test("the greater of fixed sum and share", () => {
  assert.deepEqual(amounts([winner(1, "straight flush")], 499999), [[1, 50000]]);
  assert.deepEqual(amounts([winner(1, "straight flush")], 500010), [[1, 50001]]);
  assert.deepEqual(amounts([winner(1, "royal flush")], 499999), [[1, 500000]]);
});

test("two royal flushes divide one prize, or are paid one each by a product that does so", () => {
  const winners = [winner(2, "royal flush"), winner(7, "royal flush")];
  assert.deepEqual(amounts(winners, 600001), [[2, 300001], [7, 300000]]);
  assert.deepEqual(amounts(winners, 300000), [[2, 250000], [7, 250000]]); // the fixed sum is divided too (10.5)
  assert.deepEqual(amounts(winners, 600001, { share: false }), [[2, 600001], [7, 600001]]);
});

test("shares are in chips of the table", () => {
  assert.deepEqual(amounts([winner(1, "straight flush")], 1000090, { smallest: 25 }), [[1, 100000]]);
});

test("the pool goes down with each prize, and starts again when nothing is left at the last", () => {
  const after = (...paid) => poolAfter(paid.map((amount) => ({ amount })), 100000, 20000);
  assert.deepEqual(after(5000), [{ before: 100000, after: 95000 }]);
  assert.deepEqual(after(90000), [{ before: 100000, after: 10000 }]); // below the minimum, but not nothing
  assert.deepEqual(after(500000), [{ before: 100000, after: 20000, restarted: true }]);
  assert.deepEqual(after(100000, 5000), [
    { before: 100000, after: 0 },
    { before: 0, after: 20000, restarted: true },
  ]);
});

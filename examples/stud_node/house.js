/** Where this product goes its own way, and what it does under `--lawful`; README.md names the clauses. */

/** As the law has it. */
export const LAWFUL = Object.freeze({
  suitsDecide: true, // 4.1, 8.1 to 8.10
  capped: Object.freeze(["four of a kind", "straight flush", "royal flush"]), // 9.5.7 to 9.5.9
  royalsShare: true, // 10.5
  exposedCardEndsHand: false, // 11.2
});

/** As the product is delivered. */
export const DELIVERED = Object.freeze({
  suitsDecide: false,
  capped: null, // every line
  royalsShare: false,
  exposedCardEndsHand: true,
});

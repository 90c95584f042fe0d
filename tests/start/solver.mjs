// The product: pokersolver, an evaluator of another maker, in the place of the toy.
import { createRequire } from "node:module";

const { Hand } = createRequire(import.meta.url)("pokersolver");

function* combinations(items, size, from = 0) {
  if (size === 0) yield [];
  for (let i = from; size > 0 && i < items.length; i++) {
    for (const rest of combinations(items, size - 1, i + 1)) yield [items[i], ...rest];
  }
}

export const strength = (five) => Hand.solve(five);

/** Its `compare` sorts the best first. */
export const compare = (one, other) => other.compare(one);

export function composed(hole, community) {
  const pairs = [...combinations(hole, 2)];
  const threes = [...combinations(community, 3)];
  const hands = pairs.flatMap((two) => threes.map((three) => strength([...two, ...three])));
  return Hand.winners(hands)[0];
}

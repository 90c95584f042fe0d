/** The order of the cards when nobody forces it: by chance, or by a seed. */
import { createHash, randomBytes } from "node:crypto";
import { PACK } from "./cards.js";

/** 32-bit numbers out of a seed, the same for the same seed. */
function* numbers(seed) {
  for (let block = 0; ; block += 1) {
    const digest = createHash("sha256").update(`${block}:${seed}`).digest();
    for (let at = 0; at < digest.length; at += 4) yield digest.readUInt32BE(at);
  }
}

/** 0 to `below` - 1, each as likely as the others. */
function drawn(source, below) {
  const even = 2 ** 32 - (2 ** 32 % below);
  for (;;) {
    const number = source.next().value;
    if (number < even) return number % below;
  }
}

/** The pack shuffled for hand number `hand`; `seed` null for chance. */
export function shuffled(seed, hand) {
  const source = numbers(seed === null ? randomBytes(32).toString("hex") : `${hand}:${seed}`);
  const cards = [...PACK];
  for (let i = cards.length - 1; i > 0; i -= 1) {
    const j = drawn(source, i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

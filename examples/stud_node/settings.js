/** What the house sets for a table: the product's own values, and what it refuses as unlawful or unknown. */
import { ROYAL_ODDS } from "./paytable.js";
import { must } from "./refusal.js";

export const PLAYERS = 7; // eight places, one of them the croupier's (2.1)

/** The product's own choices, in chips; what a table does not set. */
export const DEFAULTS = Object.freeze({
  stakes: { ante: [100, 1000], jackpot: 10 },
  payouts: { royal: 50, maximum: 200000 },
  jackpot: {
    minimum: 200000,
    fixed: { royal: 500000, "straight-flush": 50000, quads: 20000, "full-house": 10000, flush: 5000 },
  },
  dealing: "shuffler",
  smallest: 1,
  authorisation: null,
});

const KNOWN_STAKES = ["ante", "jackpot"];

/** Refuse what these settings change beyond the product, or beyond the law. */
function check(changes) {
  for (const key of Object.keys(changes)) {
    must(key in DEFAULTS, "unknown-setting", `this product has no setting ${key}`);
  }
  for (const key of Object.keys(changes.stakes ?? {})) {
    must(KNOWN_STAKES.includes(key), "unknown-setting", `a table against the house has no stake ${key}`);
  }
}

/** Refuse values that no table can have. */
function checkValues({ stakes, payouts, jackpot, dealing, smallest }) {
  const [least, most] = stakes.ante;
  const sums = [least, most, stakes.jackpot, ...Object.values(jackpot.fixed), jackpot.minimum, payouts.maximum];
  must(sums.every((sum) => sum % smallest === 0), "unlawful-setting", `sums are in chips of ${smallest}`);
  const [low, high] = ROYAL_ODDS;
  must(payouts.royal >= low && payouts.royal <= high, "unlawful-setting", "9.5.9 pays a royal 50 to 100 to one");
  const devices = ["shoe", "shuffler"];
  must(devices.includes(dealing), "unlawful-setting", "cards come from a shoe or a shuffler (article 3)");
}

/** `settings` with `changes` made; raises Refusal and changes nothing when they are not acceptable. */
export function changed(settings, changes) {
  check(changes);
  const next = {
    ...settings,
    ...changes,
    stakes: { ...settings.stakes, ...changes.stakes },
    payouts: { ...settings.payouts, ...changes.payouts },
    jackpot: {
      minimum: changes.jackpot?.minimum ?? settings.jackpot.minimum,
      fixed: { ...settings.jackpot.fixed, ...changes.jackpot?.fixed },
    },
  };
  checkValues(next);
  return Object.freeze(next);
}

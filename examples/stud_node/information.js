/** What the product tells a player who asks, and its own log of a hand. */

const RULES = [
  "Stud poker against the croupier, one pack of 52 cards, seven players.",
  "Make an ante, and a jackpot bet if you like, before the deal. Everybody gets five cards, the croupier one of his open.",
  "See your cards, then add exactly twice the ante, or give up your hand and your ante.",
  "The croupier opens with an ace and a king at least. If he does not, additional bets go back and antes are paid 1 to 1.",
  "If he opens and your hand is better, the ante is paid 1 to 1 and the additional bet by the table of prizes.",
  "The jackpot is won with a flush or better; its fixed sums are announced at the table.",
].join("\n");

/** What can be done at a table of this product; there is no bet in common, and no other bet than these three. */
const OPERATIONS = ["join", "leave", "top-up", "place", "decline", "start", "device", "set", "incident"];

const ANSWERS = {
  rules: () => ({ text: RULES }),
  stakes: ({ settings: { stakes } }) => ({ minimum: stakes.ante[0], maximum: stakes.ante[1] }),
  notices: ({ settings }) => ({
    notices: {
      ante: { minimum: settings.stakes.ante[0], maximum: settings.stakes.ante[1] },
      jackpot: { bet: settings.stakes.jackpot, minimum: settings.jackpot.minimum },
      "fixed-sums": settings.jackpot.fixed,
      payouts: settings.payouts,
      ...(settings.authorisation && { authorisation: settings.authorisation }),
    },
  }),
  "fixed-sums": ({ settings }) => ({ sums: settings.jackpot.fixed }),
  jackpot: ({ books, settings }) => ({ pool: books.pool, minimum: settings.jackpot.minimum }),
  operations: () => ({ operations: OPERATIONS }),
};

/** The questions that have an answer here. */
export const INFORMATION = Object.keys(ANSWERS);

export function answer(table, what) {
  return what in ANSWERS ? { answer: "provided", content: ANSWERS[what](table) } : { answer: "not-provided" };
}

/** The log of an ended hand: its number, the device, everything that happened. */
export function record(table, hand) {
  const found = table.records.find((one) => one.hand === hand);
  return found ? { answer: "provided", content: found } : { answer: "not-provided" };
}

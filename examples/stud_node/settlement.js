/** The end of a hand (article 9): who wins, what the house pays and collects, then the jackpot (article 10). */
import { CROUPIER, place } from "./dealing.js";
import { PRIZE_LINES, poolAfter, prizes, wins } from "./jackpot.js";
import { LINES, winnings } from "./paytable.js";
import { compared, opens, ranked } from "./ranking.js";

const EVENS = [1, 1]; // 9.2, 9.5

/**
 * Events of the end of a hand, chips not moved yet; a pure function.
 *
 * `hands` are the cards by place, `playing` the seats that made the additional bet, `bets` what lies before each
 * seat, `jackpots` the seats whose jackpot bet is in play, `pool` chips.
 */
export function settled({ hands, playing, bets, jackpots, pool }, settings, rules) {
  const made = new Map([...hands].filter(([at]) => at === CROUPIER || playing.includes(at)));
  const values = new Map([...made].map(([at, cards]) => [at, ranked(cards)]));
  const events = [];
  const winners = jackpots
    .filter((seat) => playing.includes(seat) && wins(values.get(seat).name)) // a forfeited hand wins nothing (6.7)
    .map((seat) => ({ seat, combination: values.get(seat).name }));
  if (playing.length) {
    const croupier = values.get(CROUPIER);
    events.push(shown(CROUPIER, made, ["6.8"]));
    events.push({ type: "qualified", yes: opens(croupier), cites: ["9.1"] });
    if (opens(croupier)) events.push(...compare(playing, made, values, bets, settings, rules));
    else events.push(...unopened(playing, winners, made, values, bets));
  }
  return [...events, ...jackpot(winners, jackpots, bets, pool, settings, rules)];
}

const shown = (at, made, cites) => ({ type: "shown", place: place(at), cards: made.get(at), cites });

const rankedAs = (at, { name, five }, winning) => ({ type: "ranked", place: place(at), name, five, winning });

/** The croupier does not open: additional bets go back, antes are paid (9.2); only jackpot winners show. */
function unopened(playing, winners, made, values, bets) {
  const paid = playing.flatMap((seat) => [
    { type: "returned", seat, amount: bets.get(seat).additional, why: "additional-null", cites: ["9.2"] },
    { type: "paid", seat, amount: bets.get(seat).ante, for: "ante", odds: EVENS, cites: ["9.2"] },
    { type: "returned", seat, amount: bets.get(seat).ante, why: "won" },
  ]);
  const seen = winners.flatMap(({ seat }) => [
    shown(seat, made, ["10.2"]),
    rankedAs(seat, values.get(seat), true),
  ]);
  return [...paid, ...seen];
}

/** The croupier opens the players' hands and settles with each (9.3 to 9.5). */
function compare(playing, made, values, bets, settings, rules) {
  const croupier = values.get(CROUPIER);
  const against = new Map(playing.map((seat) => [seat, compared(values.get(seat), croupier, rules)]));
  const best = [...against.values()].every((difference) => difference < 0);
  return [
    ...playing.map((seat) => shown(seat, made, ["9.3"])),
    rankedAs(CROUPIER, croupier, best),
    ...playing.map((seat) => rankedAs(seat, values.get(seat), against.get(seat) > 0)),
    ...playing.flatMap((seat) => {
      const bet = bets.get(seat);
      if (against.get(seat) > 0) return won(seat, values.get(seat).name, bet, settings, rules);
      return against.get(seat) < 0 ? lost(seat, bet) : equal(seat, bet);
    }),
  ];
}

function won(seat, combination, { ante, additional }, settings, rules) {
  const { odds, amount } = winnings(combination, additional, settings.payouts, rules.capped);
  return [
    { type: "paid", seat, amount: ante, for: "ante", odds: EVENS, cites: ["9.5"] },
    { type: "paid", seat, amount, for: "additional", odds, cites: ["9.5", LINES[combination]] },
    { type: "returned", seat, amount: ante + additional, why: "won" },
  ];
}

const lost = (seat, { ante, additional }) => [
  { type: "collected", seat, amount: ante, from: "ante", cites: ["9.4"] },
  { type: "collected", seat, amount: additional, from: "additional", cites: ["9.4"] },
];

/** Equal hands, which only a product that ignores suits can see: the bets go back. */
const equal = (seat, { ante, additional }) => [
  { type: "returned", seat, amount: ante + additional, why: "void" },
];

/** The jackpot's bets stay with the house, its prizes are paid out of the pool one after another (10.4, 10.8). */
function jackpot(winners, jackpots, bets, pool, { jackpot: { minimum, fixed }, smallest }, rules) {
  const payments = prizes(winners, pool, { fixed, smallest, share: rules.royalsShare });
  const pools = poolAfter(payments, pool, minimum);
  return [
    ...jackpots.map((seat) => ({ type: "collected", seat, amount: bets.get(seat).jackpot, from: "jackpot" })),
    ...payments.flatMap(({ seat, combination, amount, remainder }, i) => [
      {
        type: "paid", seat, amount, for: "jackpot", ...(remainder && { remainder }),
        cites: [PRIZE_LINES[combination], "10.4"],
      },
      { type: "pool", ...pools[i], cites: ["10.8"] },
    ]),
  ];
}

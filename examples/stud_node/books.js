/** Where the chips of a table lie: stacks, bets on the cloth, the house's account and the jackpot's pool. */

export const SPACES = ["ante", "jackpot", "additional"];

/** The chips of one table; `apply` is the only thing that moves them, and moves them as an event says. */
export class Books {
  constructor(pool) {
    this.stacks = new Map(); // chips by seat
    this.bets = new Map(); // chips by seat and space
    this.house = 0;
    this.pool = pool;
  }

  /** A seat's bets, made to be filled when there are none. */
  at(seat) {
    if (!this.bets.has(seat)) this.bets.set(seat, { ante: 0, jackpot: 0, additional: 0 });
    return this.bets.get(seat);
  }

  apply(event) {
    const { seat, amount } = event;
    const add = (chips) => this.stacks.set(seat, this.stacks.get(seat) + chips);
    if (event.type === "posted") {
      add(-amount);
      this.at(seat)[event.what] += amount;
    } else if (event.type === "returned") {
      add(amount);
      this.take(seat, amount, event.why === "additional-null" ? ["additional"] : ["ante", "additional", "jackpot"]);
    } else if (event.type === "collected") {
      this.at(seat)[event.from] -= amount;
      this.house += amount;
    } else if (event.type === "paid") {
      add(amount);
      this.house -= amount;
    } else if (event.type === "pool") {
      this.house += event.before - event.after;
      this.pool = event.after;
    }
  }

  /** Lift an amount from a seat's spaces, in this order. */
  take(seat, amount, spaces) {
    const bet = this.at(seat);
    let left = amount;
    for (const space of spaces) {
      const lifted = Math.min(left, bet[space]);
      bet[space] -= lifted;
      left -= lifted;
    }
    if (left) throw new Error(`seat ${seat} has ${left} chips too few on the cloth`);
  }

  /** Every chip there is: it changes only when a player brings or takes some. */
  total() {
    const lying = [...this.bets.values()].reduce((sum, bet) => sum + bet.ante + bet.jackpot + bet.additional, 0);
    return [...this.stacks.values()].reduce((a, b) => a + b, 0) + lying + this.house + this.pool;
  }

  /** Bets that lie on the cloth: `{seat, space, amount}`, by seat. */
  lying() {
    const seats = [...this.bets.keys()].sort((a, b) => a - b);
    return seats.flatMap((seat) =>
      SPACES.filter((space) => this.bets.get(seat)[space]).map((space) => ({
        seat,
        space,
        amount: this.bets.get(seat)[space],
      })),
    );
  }
}

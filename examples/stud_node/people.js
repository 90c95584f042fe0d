/** Commands of people and of the house between hands: seats, chips, devices, settings. */
import { must } from "./refusal.js";
import { changed } from "./settings.js";

function join(table, { player, seat, buy_in }) {
  must(!table.players.has(player), "seated-already", `${player} has a seat`);
  table.mustBeFree(seat);
  must(buy_in >= 1, "illegal-amount", "a player brings chips");
  must(buy_in % table.settings.smallest === 0, "illegal-amount", `chips are of ${table.settings.smallest}`);
  table.players.set(player, seat);
  table.books.stacks.set(seat, buy_in);
  table.brought += buy_in;
  table.emit({ type: "seated", player, seat, stack: buy_in });
}

function leave(table, { player }) {
  const seat = table.seatOf(player);
  must(!table.hand?.seats.includes(seat), "hand-running", "the hand of this seat is being played");
  const { ante, jackpot } = table.books.at(seat);
  must(!table.carried.has(seat), "bet-carried", "a jackpot bet stands for the next hand");
  if (ante) table.emit({ type: "returned", seat, amount: ante + jackpot, why: "void" });
  const stack = table.books.stacks.get(seat);
  table.players.delete(player);
  table.books.stacks.delete(seat);
  table.books.bets.delete(seat);
  table.brought -= stack;
  table.emit({ type: "left", player, seat, stack });
}

function topUp(table, { player, amount }) {
  const seat = table.seatOf(player);
  must(!table.hand?.seats.includes(seat), "hand-running", "chips are bought between hands");
  must(amount >= 1 && amount % table.settings.smallest === 0, "illegal-amount", "so many chips cannot be bought");
  const stack = table.books.stacks.get(seat) + amount;
  table.books.stacks.set(seat, stack);
  table.brought += amount;
  table.emit({ type: "bought", seat, amount, charged: 0, stack });
}

/** Another device, or a new one in the place of one that failed (11.4). */
function device(table, { use }) {
  table.mustRest();
  table.device = use;
  table.broken = false;
  table.emit({ type: "device", use, cites: ["11.4"] });
}

function set(table, { settings }) {
  table.mustRest();
  must(!table.books.lying().length, "bets-made", "bets lie on the cloth");
  table.settings = changed(table.settings, settings);
  if (settings.dealing) table.device = settings.dealing;
  table.emit({ type: "notice", what: "settings" });
}

export const PEOPLE = { join, leave, "top-up": topUp, device, set };

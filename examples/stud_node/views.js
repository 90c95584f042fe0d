/** What the house, everybody or one seat is shown of a table. */
import { isOpen, place } from "./dealing.js";

const owner = (at) => (typeof at === "object" ? at.seat : null);

/** An event as this viewer is sent it: a closed card is named to its owner and to the house alone. */
function sent(event, viewer) {
  if (event.type !== "dealt" || event.face === "up" || viewer === "house") return event;
  if (owner(viewer) !== null && owner(event.to) === owner(viewer)) return event;
  const { card, ...closed } = event;
  return closed;
}

/** Cards by place that this viewer sees now; those of a hand that was given up have been collected (6.7). */
function cards({ hand }, viewer) {
  if (!hand) return [];
  const { hands, dead } = hand.deal;
  const gone = (at) => dead.includes(at) || hand.declined.has(at) || hand.ended.has(at);
  return [...hands]
    .filter(([at]) => !gone(at))
    .map(([at, held]) => {
      const all = viewer === "house" || owner(viewer) === at;
      return { place: place(at), cards: all ? held : held.filter((card) => isOpen(hand.deal, card)) };
    })
    .filter((seen) => seen.cards.length);
}

/** The table as `viewer` sees it, with the events since number `since`. */
export function look(table, viewer, since = 0) {
  const { books } = table;
  return {
    answer: "view",
    events: table.events.filter((event) => event.n > since).map((event) => sent(event, viewer)),
    state: {
      stacks: table.stacks(),
      bets: books.lying(),
      cards: cards(table, viewer),
      displays: { pool: books.pool, ...(table.hand && { device: table.hand.device }) },
    },
  };
}

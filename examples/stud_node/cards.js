/** The pack, and what one card is worth (articles 1.1 and 4). A card is written `Ah`: rank, then suit. */

export const RANKS = "23456789TJQKA";
export const SUITS = "dchs"; // rising: diamonds, clubs, hearts, spades (4.1)

/** The 52 cards of the pack, from the two of diamonds to the ace of spades (1.1). */
export const PACK = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));

/** 2 to 14, the ace high (4.2). */
export const rankOf = (card) => RANKS.indexOf(card[0]) + 2;

/** 1 to 4, spades highest (4.1). */
export const suitOf = (card) => SUITS.indexOf(card[1]) + 1;

export const isCard = (text) => typeof text === "string" && text.length === 2 && PACK.includes(text);

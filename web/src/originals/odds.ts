/** Plain odds, where the server gives none, and counts. */
import type { GameView, TellOdds } from "../protocol";

const RANKS = "23456789TJQKA";

export interface Cell {
  card: string;
  /** The number of unseen copies: 0, 1, or more with several packs. */
  unseen: number;
  mine: boolean;
  /** The chance in per cent that a seat holds one. */
  chance: number;
}

/** The chance, in per cent, that at least one of `copies` lies among `size` of `places` places. */
export function holdingChance(copies: number, size: number, places: number): number {
  if (!copies || !places) return 0;
  let missed = 1;
  for (let i = 0; i < copies; i++)
    missed *= Math.max(0, places - size - i) / Math.max(1, places - i);
  return 100 * (1 - missed);
}

/** The chances of one seat by suit and rank, if every unseen place is equally likely. */
export function uniformGrid(view: GameView, seat: number, suits: readonly string[]): Cell[][] {
  const size = view.sizes[seat] ?? 0;
  return suits.map((suit) =>
    [...RANKS].map((rank) => {
      const card = rank + suit;
      const unseen = view.unseen.filter((c) => c === card).length;
      return {
        card,
        unseen,
        mine: view.hand.includes(card),
        chance: holdingChance(unseen, size, view.unseen.length),
      };
    }),
  );
}

/** The same from the server's odds: the chances of all copies of a card, combined. */
export function serverGrid(
  view: GameView,
  odds: TellOdds,
  seat: number,
  suits: readonly string[],
): Cell[][] {
  const missing = new Map<string, number>();
  odds.cards.forEach((card, at) =>
    missing.set(card, (missing.get(card) ?? 1) * (1 - (odds.rows[at]?.[seat] ?? 0))),
  );
  return suits.map((suit) =>
    [...RANKS].map((rank) => {
      const card = rank + suit;
      const unseen = odds.cards.filter((c) => c === card).length;
      return {
        card,
        unseen,
        mine: view.hand.includes(card),
        chance: unseen ? 100 * (1 - (missing.get(card) ?? 1)) : 0,
      };
    }),
  );
}

/** The numbers of unseen cards by suit, jokers last. */
export function unseenCounts(
  unseen: readonly string[],
  suits: readonly string[],
): { suit: string; n: number }[] {
  const jokers = unseen.filter((card) => card === "JO").length;
  const bySuit = suits.map((suit) => ({
    suit,
    n: unseen.filter((card) => card.endsWith(suit) && card !== "JO").length,
  }));
  return jokers ? [...bySuit, { suit: "", n: jokers }] : bySuit;
}

/** Cards in notation: `7H`, `TC`, `JO`; `??` is face down.  No rule of any game. */
import type { Order } from "./settings.svelte";
import { rankLetter } from "./translation.svelte";

export type Suit = "C" | "D" | "H" | "S";
export const RANKS = "23456789TJQKA";
export const SUITS: Suit[] = ["C", "D", "H", "S"];
export const SUIT_SIGNS: Record<string, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };
export const TEXT_STYLE = "\uFE0E"; // variation selector: suit signs as text, not as emoji

export const isJoker = (card: string): boolean => card.startsWith("JO");
const isHidden = (card: string): boolean => card === "??";
export const suitOf = (card: string): string =>
  isJoker(card) || isHidden(card) ? "" : card.slice(-1);
export const rankOf = (card: string): string =>
  isJoker(card) || isHidden(card) ? card : card.slice(0, -1);

/** The rank as it is printed in the corner of a card. */
export function rankLabel(rank: string): string {
  return rank === "T" ? "10" : rankLetter(rank);
}

/** `10♠` in the letters of the page's language. */
export function cardText(card: string): string {
  if (isJoker(card)) return "★";
  if (isHidden(card)) return "?";
  return rankLabel(rankOf(card)) + SUIT_SIGNS[suitOf(card)] + TEXT_STYLE;
}

const sortValue = (card: string): number => (isJoker(card) ? 99 : RANKS.indexOf(rankOf(card)));
const RED_BLACK: Record<string, number> = { C: 0, D: 1, S: 2, H: 3, "": 4 };

/** The suits in the order in which a sorted hand has them, then the others. */
export const suitsOf = (hand: readonly string[]): string[] => [
  ...new Set([...hand.map(suitOf).filter((suit) => suit), ...SUITS]),
];

/**
 * A hand as a player sees it.  The server sorts it by the rules, which order suits and ranks, except
 * where cards are drawn: there it has the order in which they came.
 */
export function shownHand(hand: string[], order: Order, drawn: boolean): string[] {
  if (drawn) return sortHand(hand, order === "rules" ? "ascending" : order);
  return sortHand(hand, order, suitsOf(hand));
}

/**
 * A hand in the order of the settings: by suit, or by rank with equal cards together; `rules` and
 * `dealt` leave it as the server sent it.
 */
export function sortHand(hand: string[], order: Order, suits: readonly string[] = SUITS): string[] {
  if (order === "dealt" || order === "rules") return [...hand];
  const turn = order === "descending" ? -1 : 1;
  const place = (card: string): number =>
    order === "alternating" ? RED_BLACK[suitOf(card)]! : [...suits, ""].indexOf(suitOf(card));
  if (order === "rank")
    return [...hand].sort((a, b) => sortValue(a) - sortValue(b) || place(a) - place(b));
  return [...hand].sort((a, b) => place(a) - place(b) || turn * (sortValue(a) - sortValue(b)));
}

/**
 * Parses a typed card, with English letters or those of the page's language: `7s`, `10h`, `joker`.
 */
export function parseCard(text: string): string | null {
  const match = /^(10|[2-9\p{L}])([cdhs♣♦♥♠])$/iu.exec(text.trim().replace(TEXT_STYLE, ""));
  if (!match) return /^jo(ker)?$/i.test(text.trim()) ? "JO" : null;
  const signs: Record<string, string> = { "♣": "C", "♦": "D", "♥": "H", "♠": "S" };
  const own = Object.fromEntries([..."JQKA"].map((letter) => [rankLetter(letter), letter]));
  const rank = match[1]!.toUpperCase();
  const suit = match[2]!.toUpperCase();
  const plain = rank === "10" ? "T" : (own[rank] ?? rank);
  return RANKS.includes(plain) ? plain + (signs[suit] ?? suit) : null;
}

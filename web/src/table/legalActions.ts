/** Legal actions grouped by how they are shown, and the matching of selected cards to plays. */
import type { Option } from "../protocol";
import { rankLabel, rankOf, suitOf } from "../lib/cards";

const CARD = /^(JO|[2-9TJQKA][CDHS])$/;

export interface ActionGroups {
  /** Cards to be played, one or several, each with and without the announcement. */
  plays: CardPlay[];
  gifts: CardPlay[];
  calls: Map<number, Option>;
  bids: Map<string, Option>;
  suits: Option[]; // name H
  voids: Option[];
  others: Option[]; // pass, dash, draw, take, choose …
}

export interface CardPlay {
  cards: string[];
  last: boolean;
  option: Option;
}

export function groupActions(legal: readonly Option[]): ActionGroups {
  const all: ActionGroups = {
    plays: [],
    gifts: [],
    calls: new Map(),
    bids: new Map(),
    suits: [],
    voids: [],
    others: [],
  };
  for (const option of legal) {
    const words = option.action.split(" ");
    const last = words.at(-1) === "last";
    if (last) words.pop();
    const first = words[0]!;
    if (CARD.test(first)) all.plays.push({ cards: words, last, option });
    else if (first === "give") all.gifts.push({ cards: words.slice(1), last: false, option });
    else if (first === "call") all.calls.set(Number(words[1]), option);
    else if (first === "bid") all.bids.set(words[1]!, option);
    else if (first === "name") all.suits.push(option);
    else if (first === "void") all.voids.push(option);
    else all.others.push(option);
  }
  return all;
}

/**
 * The numbers on the buttons: from 0 to the highest legal call, and one more if the hand has it.
 */
export function callNumbers(calls: ReadonlyMap<number, Option>, hand: number): number[] {
  const most = Math.max(...calls.keys());
  return Array.from({ length: Math.max(most, Math.min(hand, most + 1)) + 1 }, (_, n) => n);
}

function countCards(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** True if `cards` is a sub-multiset of `others`. */
function isSubset(cards: readonly string[], others: readonly string[]): boolean {
  const there = countCards(others);
  return [...countCards(cards)].every(([card, n]) => (there.get(card) ?? 0) >= n);
}

/** The play of exactly these cards, in the order they were selected if that is legal. */
export function matchPlay(
  plays: readonly CardPlay[],
  cards: readonly string[],
  last = false,
): CardPlay | null {
  const same = plays.filter(
    (play) => play.cards.length === cards.length && isSubset(cards, play.cards),
  );
  const wanted = same.some((play) => play.last === last)
    ? same.filter((play) => play.last === last)
    : same;
  return (
    wanted.find((play) => play.cards.join() === cards.join()) ??
    wanted.find((play) => play.cards[0] === cards[0]) ??
    wanted[0] ??
    null
  );
}

/** True if the last card can be announced with these cards. */
export function canAnnounce(plays: readonly CardPlay[], cards: readonly string[]): boolean {
  return matchPlay(plays, cards, true)?.last === true;
}

/** True if some play has these cards and this one. */
export function canJoin(
  plays: readonly CardPlay[],
  cards: readonly string[],
  card: string,
): boolean {
  return plays.some((play) => isSubset([...cards, card], play.cards));
}

/** True if drawing a card is the only legal action. */
export const onlyDraw = (legal: readonly Option[]): boolean =>
  legal.length === 1 && legal[0]!.action === "draw";

/** The only play of a card, if it is no part of a set and needs no announcement; else null. */
export function singlePlay(plays: readonly CardPlay[], card: string): CardPlay | null {
  const mine = plays.filter((play) => play.cards.includes(card));
  return mine.length === 1 && mine[0]!.cards.length === 1 ? mine[0]! : null;
}

/**
 * The texts, in lower case, that can be typed for every legal action and every card in the hand.
 */
export function typedActions(
  legal: readonly Option[],
  hand: readonly string[],
): Map<string, { action?: string; card?: string }> {
  const all = new Map<string, { action?: string; card?: string }>();
  for (const card of hand) {
    const names = suitOf(card) ? [card, rankLabel(rankOf(card)) + suitOf(card)] : ["jo", "joker"];
    for (const name of names) all.set(name.toLowerCase(), { card });
  }
  for (const { action } of legal) {
    const [word, ...rest] = action.split(" ");
    if (CARD.test(word!)) continue;
    all.set(action.toLowerCase(), { action });
    if (word === "bid" && rest[0]) all.set(rest[0].toLowerCase(), { action });
    if (["call", "name", "void"].includes(word!) && rest[0])
      all.set(rest[0].toLowerCase(), { action });
    if (word === "choose" && rest[0]) all.set(rest[0].toLowerCase(), { action });
  }
  const draw = all.get("draw");
  if (draw && !all.has("take")) all.set("take", draw);
  return all;
}

export type TypedMatch = {
  buffer: string;
  hit: { action?: string; card?: string } | null;
  more: boolean;
};

/**
 * Adds a typed letter: the new buffer, the action it stands for, and whether more letters may
 * follow.
 */
export function matchTyped(
  buffer: string,
  letter: string,
  all: ReadonlyMap<string, { action?: string; card?: string }>,
): TypedMatch {
  for (const text of [buffer + letter, letter]) {
    const longer = [...all.keys()].some((key) => key.startsWith(text) && key !== text);
    const hit = all.get(text) ?? null;
    if (hit || longer) return { buffer: text, hit, more: longer };
  }
  return { buffer: "", hit: null, more: false };
}

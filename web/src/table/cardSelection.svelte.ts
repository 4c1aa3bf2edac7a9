/** The cards a person has selected: for a set or a gift, or as a premove before the turn. */
import type { Option } from "../protocol";
import {
  singlePlay,
  canAnnounce,
  groupActions,
  canJoin,
  matchPlay,
  type CardPlay,
} from "./legalActions";

/** Unique keys for the cards of a hand: `7H#0`, `7H#1`. */
export function cardKeys(hand: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return hand.map((card) => {
    const n = seen.get(card) ?? 0;
    seen.set(card, n + 1);
    return `${card}#${n}`;
  });
}

export const cardOfKey = (key: string): string => key.slice(0, key.indexOf("#"));

export interface TurnContext {
  legal: readonly Option[];
  /** A card may be selected before the turn. */
  early: boolean;
  confirm: boolean;
}

/** The outcome of a press: an action, a refused action, or null for a change of the selection. */
export type PressOutcome = { act: string } | { refused: string } | null;

export class CardSelection {
  /** Card keys in the order they were pressed. */
  picked = $state.raw<string[]>([]);
  premove = $state("");
  last = $state(false);

  cards(): string[] {
    return this.picked.map(cardOfKey);
  }

  press(key: string, at: TurnContext): PressOutcome {
    const card = cardOfKey(key);
    const { plays, gifts } = groupActions(at.legal);
    if (gifts.length) return this.pickGift(key, gifts[0]!.cards.length);
    if (plays.length) return this.pickPlay(key, plays, at.confirm);
    if (at.legal.length || !at.early) return { refused: card };
    this.premove = this.premove === key ? "" : key;
    return null;
  }

  private pickGift(key: string, size: number): null {
    this.picked = this.picked.includes(key)
      ? this.picked.filter((k) => k !== key)
      : [...this.picked, key].slice(-size);
    return null;
  }

  private pickPlay(key: string, plays: CardPlay[], confirm: boolean): PressOutcome {
    const card = cardOfKey(key);
    const single = singlePlay(plays, card);
    if (this.picked.includes(key)) {
      if (confirm && single && this.picked.length === 1) return this.done(single.option.action);
      this.picked = this.picked.filter((k) => k !== key);
      return null;
    }
    if (this.picked.length && canJoin(plays, this.cards(), card))
      this.picked = [...this.picked, key];
    else if (single && !confirm) return this.done(single.option.action);
    else if (canJoin(plays, [], card)) this.picked = [key];
    else return { refused: card };
    if (!canAnnounce(plays, this.cards())) this.last = false;
    return null;
  }

  private done(act: string): { act: string } {
    this.clear();
    return { act };
  }

  clear(): void {
    this.picked = [];
    this.premove = "";
    this.last = false;
  }

  /** The play or gift that the picked cards make, or null. */
  match(legal: readonly Option[]): CardPlay | null {
    if (!this.picked.length) return null;
    const { plays, gifts } = groupActions(legal);
    return matchPlay(gifts.length ? gifts : plays, this.cards(), this.last);
  }

  /**
   * Plays the premove now that it is this player's turn: it is played, picked for a set, or
   * refused.
   */
  playPremove(legal: readonly Option[], confirm: boolean): PressOutcome {
    const { plays } = groupActions(legal);
    if (!this.premove || !plays.length) return null;
    const key = this.premove;
    this.premove = "";
    return this.pickPlay(key, plays, confirm);
  }

  /** Drops cards that are no longer in the hand. */
  retain(keys: readonly string[]): void {
    if (this.picked.some((key) => !keys.includes(key))) this.picked = [];
    if (this.premove && !keys.includes(this.premove)) this.premove = "";
  }
}

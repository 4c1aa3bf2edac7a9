/** Events as sentences in the page's language. */
import type { GameView, Line } from "../protocol";
import { isJoker, rankOf, suitOf } from "./cards";
import { t, valueType, type Person } from "./translation.svelte";

export interface GameEvent {
  /** -1 for chance. */
  seat: number;
  /** `play` for cards, else the first word of the action. */
  word: string;
  args: string[];
  last: boolean;
}

const CARD = /^(\?\?|JO|[2-9TJQKA][CDHS])$/;
const seatNumber = (text: string | undefined): number =>
  text === undefined || text === "*" ? -1 : Number(text);

/** Parses an event in notation: `0 7H`, `1 call 3`, `* shuffle`. */
export function parseEvent(text: string): GameEvent {
  const [who, ...rest] = text.trim().split(/\s+/);
  const seat = seatNumber(who);
  const last = rest.at(-1) === "last";
  if (last) rest.pop();
  if (rest[0] !== undefined && CARD.test(rest[0])) return { seat, word: "play", args: rest, last };
  return { seat, word: rest[0] ?? "", args: rest.slice(1), last };
}

/** The seat that won the trick which ended between two views; -1 if none did. */
export function trickWinner(before: GameView | null, after: GameView): number {
  if (!before || !("won" in before) || !("won" in after)) return -1;
  const ended = after.rounds.length > before.rounds.length;
  const now = ended ? after.rounds.at(-1)!.tricks : after.won;
  return now.findIndex((n, seat) => n > (before.won[seat] ?? 0));
}

/** One event as a sentence; `people` by seat. */
export function eventSentence(
  event: GameEvent,
  people: readonly Person[],
  before: GameView | null = null,
): string {
  const { word, args } = event;
  const seat = people[event.seat] ?? "";
  const first = args[0] ?? "";
  switch (word) {
    case "shuffle":
      return t("event_shuffle");
    case "undo":
      return t("event_undo");
    case "play":
      return t("event_play", { seat, cards: args.join(" ") });
    case "call":
      return t("event_call", { seat, n: Number(first) });
    case "bid":
      return t("event_bid", { seat, n: Number(first.slice(0, -1)), suit: first.slice(-1) });
    case "void":
    case "name":
      return t(`event_${word}`, { seat, suit: first });
    case "take":
      return before && "payload" in before
        ? t("event_take", { seat, card_count: before.payload })
        : t("event_taken", { seat });
    case "give":
      return t("event_give", { seat, cards: args.join(" ") });
    case "choose":
      return t("event_choose", { seat, action: `choose ${first}` });
    case "pass":
    case "dash":
    case "draw":
      return t(`event_${word}`, { seat });
  }
  return t("event_other", { seat, action: [word, ...args].join(" ") });
}

/** The sentences for an event: what was done, and the trick and the round that ended with it. */
export function narrate(
  text: string,
  before: GameView | null,
  after: GameView,
  people: readonly Person[],
): string[] {
  const event = parseEvent(text);
  const sentences = [eventSentence(event, people, before)];
  if (event.last) sentences.push(t("event_last_card", { seat: people[event.seat] ?? "" }));
  const winner = event.word === "play" ? trickWinner(before, after) : -1;
  if (winner >= 0) sentences.push(t("event_win_trick", { seat: people[winner] ?? "" }));
  if (before && after.rounds.length > before.rounds.length) {
    sentences.push(roundSentence(after, people));
    for (const note of after.rounds.at(-1)!.notes)
      sentences.push(t("round_note", { round: after.rounds.length, note: lineText(note, people) }));
  }
  sentences.push(...newBreaches(before, after).map((line) => lineText(line, people)));
  return sentences;
}

type Sentence = Pick<Line, "message" | "values">;

/** The cards played against the rules in the deal of a view, as far as they have come to light. */
export function breachesOf(view: GameView): Sentence[] {
  if (!("breaches" in view)) return [];
  return view.breaches.map(({ due, ...breach }) => ({
    message: "breach_note",
    values: { ...breach, cards: due.join(" ") },
  }));
}

/** Those that have come to light between two views; the notes of a round tell the last ones. */
function newBreaches(before: GameView | null, after: GameView): Sentence[] {
  const known = new Set(before ? breachesOf(before).map(cardOfBreach) : []);
  return before ? breachesOf(after).filter((breach) => !known.has(cardOfBreach(breach))) : [];
}

const cardOfBreach = ({ values }: Sentence): string => `${values?.seat} ${values?.card}`;

/** The scores of the last round as a sentence. */
export function roundSentence(view: GameView, people: readonly Person[]): string {
  const round = view.rounds.at(-1);
  if (!round) return "";
  const scores = round.scores.map((score, seat) =>
    t("seat_score", { seat: people[seat] ?? "", score }),
  );
  return t("round_scores", { round: view.rounds.length, score_list: scores });
}

/** The role of a seat in a finished round, and how many times its score counts: Caller, ×2. */
export function roleText(
  round: { roles: readonly string[]; factors: readonly number[] },
  seat: number,
): string {
  const [text, factor] = [roleName(round.roles[seat] ?? ""), round.factors[seat] ?? 1];
  return text && factor > 1 ? t("role_with_factor", { text, factor }) : text;
}

/** The name of a role such as `with, double risk`. */
export const roleName = (role: string): string =>
  role
    .split(", ")
    .filter(Boolean)
    .map((part) => t(`role_${part.replace(" ", "_")}`))
    .join(" · ");

/** A card in words, for screen readers: “seven of hearts”. */
export function cardName(card: string): string {
  if (card === "??") return t("card_face_down");
  if (isJoker(card)) return t("joker");
  return t("card_name", { rank_word: `rank_${rankOf(card)}`, suit: suitOf(card) });
}

/** A sentence of the server, with the players' names in place of seat numbers. */
export function lineText(
  line: Pick<Line, "message" | "values">,
  people: readonly Person[],
): string {
  const values = Object.fromEntries(
    Object.entries(line.values ?? {}).map(([key, value]) => [
      key,
      valueType(key) === "seat" ? (people[Number(value)] ?? value) : value,
    ]),
  );
  return t(line.message, values);
}

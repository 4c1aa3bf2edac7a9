/** Events as sentences in the page's language. */
import type { GameView, Line } from "../protocol";
import { isJoker, rankOf, suitOf } from "./cards";
import { cardsValue, suitValue, t, valuesOf, type Value } from "./translation.svelte";

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

const EVENT_SENTENCES: Record<string, [you: string, other: string]> = {
  play: ["You play {cards}.", "{name} plays {cards}."],
  call: ["You call {n}.", "{name} calls {n}."],
  bid: ["You bid {n} in {suit}.", "{name} bids {n} in {suit}."],
  pass: ["You pass.", "{name} passes."],
  dash: ["You declare a dash call.", "{name} declares a dash call."],
  void: ["You declare that you hold no {suit}.", "{name} holds no {suit}."],
  name: ["You name {suit}.", "{name} names {suit}."],
  draw: ["You draw a card.", "{name} draws a card."],
  take: ["You take the cards: {n}.", "{name} takes the cards: {n}."],
  taken: ["You take the cards.", "{name} takes the cards."],
  give: ["You pass on {cards}.", "{name} passes cards on."],
  choose: ["You choose: {what}.", "{name} chooses: {what}."],
};

/** One event as a sentence; `names` by seat, `you` is the reader's seat or -1. */
export function eventSentence(
  event: GameEvent,
  names: readonly string[],
  you: number,
  before: GameView | null = null,
): string {
  if (event.word === "shuffle") return t("The cards are shuffled.");
  if (event.word === "undo") return t("Something was taken back.");
  const uncounted = event.word === "take" && !(before && "payload" in before);
  const [yours, others] = EVENT_SENTENCES[uncounted ? "taken" : event.word] ?? [
    "You: {what}.",
    "{name}: {what}.",
  ];
  const first = event.args[0] ?? "";
  const values: Record<string, Value> = {
    name: names[event.seat] ?? "",
    cards: cardsValue(event.args.join(" ")),
    what: { kind: "word", text: event.args.join(" ") },
  };
  if (event.word === "bid")
    Object.assign(values, { n: first.slice(0, -1), suit: suitValue(first.slice(-1)) });
  else if (event.word === "void" || event.word === "name") values.suit = suitValue(first);
  else values.n = event.word === "take" && before && "payload" in before ? before.payload : first;
  return t(event.seat === you ? yours : others, values);
}

/** The sentences for an event: what was done, and the trick and the round that ended with it. */
export function narrate(
  text: string,
  before: GameView | null,
  after: GameView,
  names: readonly string[],
  you: number,
): string[] {
  const event = parseEvent(text);
  const sentences = [eventSentence(event, names, you, before)];
  if (event.last)
    sentences.push(
      event.seat === you
        ? t("You announce your last card.")
        : t("{name} announces the last card.", { name: names[event.seat] ?? "" }),
    );
  if (event.word === "play") {
    const winner = trickWinner(before, after);
    if (winner >= 0)
      sentences.push(
        winner === you
          ? t("You win the trick.")
          : t("{name} wins the trick.", { name: names[winner] ?? "" }),
      );
  }
  if (before && after.rounds.length > before.rounds.length)
    sentences.push(roundSentence(after, names, you));
  return sentences;
}

/** The scores of the last round as a sentence. */
export function roundSentence(view: GameView, names: readonly string[], you: number): string {
  const round = view.rounds.at(-1);
  if (!round) return "";
  const scores = round.scores.map((score, seat) =>
    seat === you
      ? t("you {score}", { score })
      : t("{name} {score}", { name: names[seat] ?? "", score }),
  );
  return t("Round {round}: {scores}.", { round: view.rounds.length, scores: scores.join(", ") });
}

const RANK_WORDS: Record<string, string> = {
  "2": "two",
  "3": "three",
  "4": "four",
  "5": "five",
  "6": "six",
  "7": "seven",
  "8": "eight",
  "9": "nine",
  T: "ten",
  J: "jack",
  Q: "queen",
  K: "king",
  A: "ace",
};

/** A card in words, for screen readers: “seven of hearts”. */
export function cardName(card: string): string {
  if (card === "??") return t("a card face down");
  if (isJoker(card)) return t("joker");
  return t("{rank} of {suit}", {
    rank: t(RANK_WORDS[rankOf(card)] ?? rankOf(card)),
    suit: suitValue(suitOf(card)),
  });
}

/** A translated sentence of the server, with the player's name instead of the seat number. */
export function lineText(line: Line, names: readonly string[]): string {
  const values = valuesOf(line);
  const name = line.kinds?.seat === "seat" ? names[Number(line.values?.seat)] : undefined;
  if (name === undefined) return t(line.template, values);
  return t(line.template.replace("seat {seat}", "{seat}"), { ...values, seat: name });
}

/** Actions and events in notation: `7H 8H last`, `call 3`, `0 bid 5H`. */
import type { Sentence } from "./translation.svelte";

export const CARDS = /^(JO|[2-9TJQKA][CDHS])( (JO|[2-9TJQKA][CDHS]))*$/;

/** The message for an action, as on its button; null if it is not known. */
export function actionMessage(action: string): Sentence | null {
  const [word = "", ...args] = action.split(" ");
  const first = args[0] ?? "";
  if (args.at(-1) === "last")
    return { message: "action_play_last", values: { cards: action.slice(0, -" last".length) } };
  switch (word) {
    case "call":
      return { message: "action_call", values: { n: Number(first) } };
    case "bid":
      return {
        message: "action_bid",
        values: { n: Number(first.slice(0, -1)), suit: first.slice(-1) },
      };
    case "name":
      return { message: "action_name", values: { suit: first } };
    case "void":
      return { message: "action_void", values: { suit: first } };
    case "give":
      return { message: "action_give", values: { cards: args.join(" ") } };
    case "choose":
      return { message: `choose_${first}` };
    case "draw":
    case "take":
    case "pass":
    case "dash":
      return { message: `action_${word}` };
  }
  return null;
}

/** The text of an action, and a short form with suit signs: `7♠`, `4♥`. */
import { cardText } from "../../lib/cards";
import { lineText } from "../../lib/narrate";
import { bidText, type Person } from "../../lib/translation.svelte";
import type { Option } from "../../protocol";

const SIGNS = new Set(["action_play", "action_give"]);

export function actionText(
  option: Option | undefined,
  action: string,
  people: readonly Person[],
): { short: string; long: string } {
  if (!option) return { short: "", long: action };
  const long = lineText(option, people);
  const [word, bid = ""] = action.split(" ");
  if (word === "bid") return { short: bidText(bid), long };
  const cards = SIGNS.has(option.message) ? String(option.values?.cards ?? "") : "";
  return { short: cards && cards.split(" ").map(cardText).join(" "), long };
}

/** The text of an action, and a short form with suit signs: `7♠`, `4♥`. */
import { cardText } from "../../lib/cards";
import { lineText } from "../../lib/narrate";
import { bidText } from "../../lib/translation.svelte";
import type { Option } from "../../protocol";

const SIGNS = new Set(["Play {cards}", "Pass on {cards}"]);

export function actionText(
  option: Option | undefined,
  action: string,
  names: readonly string[],
): { short: string; long: string } {
  if (!option) return { short: "", long: action };
  const long = lineText(option, names);
  const [word, bid = ""] = action.split(" ");
  if (word === "bid") return { short: bidText(bid), long };
  return {
    short: SIGNS.has(option.template)
      ? (option.values?.cards ?? "").split(" ").map(cardText).join(" ")
      : "",
    long,
  };
}

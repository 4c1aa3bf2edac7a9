/** An action in words, and in signs where signs say it all: `7♠`, `4♥`. */
import { cardWord } from "../../lib/cards";
import { told } from "../../lib/narrate";
import { bidWord } from "../../lib/translation.svelte";
import type { Option } from "../../protocol";

const SIGNS = new Set(["Play {cards}", "Pass on {cards}"]);

export function deed(
  option: Option | undefined,
  action: string,
  names: readonly string[],
): { short: string; long: string } {
  if (!option) return { short: "", long: action };
  const long = told(option, names);
  const [word, bid = ""] = action.split(" ");
  if (word === "bid") return { short: bidWord(bid), long };
  return {
    short: SIGNS.has(option.template)
      ? (option.values?.cards ?? "").split(" ").map(cardWord).join(" ")
      : "",
    long,
  };
}

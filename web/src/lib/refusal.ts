/** What a refusal says, in the page's language. */
import { Refused } from "./socket";
import { t } from "./words.svelte";

export function refusal(error: unknown): string {
  if (!(error instanceof Refused)) throw error; // a fault of the page, not an answer
  const said = error.told;
  return said?.template ? t(said.template, said.values ?? {}) : t(error.message);
}

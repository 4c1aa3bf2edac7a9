/** What a refusal says, in the page's language. */
import { SENTENCES } from "../protocol";
import { Refused } from "./socket";
import { t, translated } from "./translation.svelte";

export function refusal(error: unknown): string {
  if (!(error instanceof Refused)) throw error; // a fault of the page, not an answer
  const said = error.told;
  if (said?.template) return t(said.template, said.values ?? {});
  return error.code === "gone" || translated(error.message)
    ? t(error.message)
    : t(SENTENCES[error.code]);
}

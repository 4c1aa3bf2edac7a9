/** What a refusal says, in the page's language. */
import { SENTENCES } from "../protocol";
import { RequestError } from "./socket";
import { t, hasTranslation } from "./translation.svelte";

export function errorText(error: unknown): string {
  if (!(error instanceof RequestError)) throw error; // a fault of the page, not an answer
  const said = error.told;
  if (said?.template) return t(said.template, said.values ?? {});
  return error.code === "gone" || hasTranslation(error.message)
    ? t(error.message)
    : t(SENTENCES[error.code]);
}

/** The text of a failed request, in the page's language. */
import { SENTENCES } from "../protocol";
import { RequestError } from "./socket";
import { t, hasTranslation, valuesOf } from "./translation.svelte";

export function errorText(error: unknown): string {
  if (!(error instanceof RequestError)) throw error; // an error in the page, not an answer of the server
  const reply = error.reply;
  if (reply?.template) return t(reply.template, valuesOf(reply));
  return error.code === "gone" || hasTranslation(error.message)
    ? t(error.message)
    : t(SENTENCES[error.code]);
}

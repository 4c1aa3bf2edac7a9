/** The text of a failed request, in the page's language. */
import { RequestError } from "./socket";
import { t } from "./translation.svelte";

export function errorText(error: unknown): string {
  if (!(error instanceof RequestError)) throw error; // an error in the page, not an answer of the server
  return t(error.sentence.message, error.sentence.values);
}

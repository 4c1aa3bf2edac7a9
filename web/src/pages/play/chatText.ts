/** Chat messages, phrases and emotes as text. */
import { PHRASES } from "../../protocol";
import type { ChatMessage } from "../../lib/tableFeed.svelte";
import { t } from "../../lib/translation.svelte";

export const EMOTE_WORDS: Record<string, string> = {
  smile: "smiles",
  laugh: "laughs",
  cry: "weeps",
  wow: "marvels",
  think: "thinks",
  clap: "applauds",
  heart: "sends a heart",
  sleep: "falls asleep",
};

export function chatText(said: Pick<ChatMessage, "kind" | "text">): string {
  if (said.kind === "phrase") return t(PHRASES[said.text as keyof typeof PHRASES] ?? said.text);
  if (said.kind === "emote") return t(EMOTE_WORDS[said.text] ?? said.text);
  return said.text;
}

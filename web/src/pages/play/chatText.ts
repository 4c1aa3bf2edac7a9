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

export function chatText(message: Pick<ChatMessage, "kind" | "text">): string {
  if (message.kind === "phrase")
    return t(PHRASES[message.text as keyof typeof PHRASES] ?? message.text);
  if (message.kind === "emote") return t(EMOTE_WORDS[message.text] ?? message.text);
  return message.text;
}

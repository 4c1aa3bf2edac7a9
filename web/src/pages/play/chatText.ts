/** Chat messages, phrases and emotes as text. */
import type { ChatMessage } from "../../lib/tableFeed.svelte";
import { hasMessage, t, type Person } from "../../lib/translation.svelte";

/** The words beside the name of whoever says them, or with it for an emote: “Ann smiles.” */
export function chatText(
  message: Pick<ChatMessage, "kind" | "text" | "name">,
  person?: Person,
): string {
  const { kind, text } = message;
  if (kind === "phrase" && hasMessage(`phrase_${text}`)) return t(`phrase_${text}`);
  if (kind === "emote" && hasMessage(`emote_${text}`))
    return t(`emote_${text}`, { who: person ?? message.name });
  return text;
}

/** The sound of an event. */
import { parseEvent, trickWinner } from "../lib/narrate";
import type { Sound } from "../lib/sound";
import type { GameView } from "../protocol";

export function eventSound(
  event: string,
  before: GameView | null,
  after: GameView,
  you: number,
): Sound | null {
  const { word, seat } = parseEvent(event);
  if (word === "play" && trickWinner(before, after) >= 0) return "trick";
  if (after.actor === you && you >= 0 && seat !== you) return "turn";
  if (word === "play" || word === "draw" || word === "take" || word === "give") return "card";
  return word && word !== "shuffle" && word !== "undo" ? "bid" : null;
}

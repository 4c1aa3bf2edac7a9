/** Which sound goes with what has happened. */
import { parsed, trickWinner } from "../lib/narrate";
import type { Sound } from "../lib/sound";
import type { GameView } from "../protocol";

export function soundOf(
  event: string,
  before: GameView | null,
  after: GameView,
  you: number,
): Sound | null {
  const { word, seat } = parsed(event);
  if (word === "play" && trickWinner(before, after) >= 0) return "trick";
  if (after.actor === you && you >= 0 && seat !== you) return "turn";
  if (word === "play" || word === "draw" || word === "take" || word === "give") return "card";
  return word && word !== "shuffle" && word !== "undo" ? "bid" : null;
}

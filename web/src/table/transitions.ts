/** Svelte transitions of cards; a moving card can be pressed. */
import type { TransitionConfig } from "svelte/transition";
import { duration, DURATIONS, type Tempo } from "./playback.svelte";

const easeOut = (t: number): number => 1 - (1 - t) ** 3;

export interface Flight {
  /** The start or the end of the flight; with null the card fades. */
  place: () => DOMRect | null;
  tempo: Tempo;
  ms?: number;
  delay?: number;
  fade?: boolean;
}

function fly(
  node: Element,
  { place, tempo, ms = DURATIONS.fly, delay = 0, fade = false }: Flight,
): TransitionConfig {
  if (!tempo.speed) return { duration: 0 };
  const there = tempo.reduced ? null : place();
  if (!there) return { duration: duration(DURATIONS.fade, tempo), css: (t) => `opacity: ${t}` };
  const here = node.getBoundingClientRect();
  const [dx, dy] = [
    there.left + there.width / 2 - here.left - here.width / 2,
    there.top + there.height / 2 - here.top - here.height / 2,
  ];
  const size = Math.min(1.2, Math.max(0.35, there.height / (here.height || 1)));
  return {
    delay: duration(delay, tempo),
    duration: duration(ms, tempo),
    easing: easeOut,
    css(t, u) {
      const motion = `translate(${dx * u}px, ${dy * u}px) scale(${1 + (size - 1) * u})`;
      return `transform: ${motion};${fade ? ` opacity: ${Math.min(1, t * 2)};` : ""}`;
    },
  };
}

/** A card flies in from a place. */
export const flyIn = fly;

/** A card flies to a place and disappears. */
export const flyOut = (node: Element, flight: Flight): TransitionConfig =>
  fly(node, { ms: DURATIONS.gather, fade: true, ...flight });

/** Shakes a card that may not be played, once. */
export function shake(node: Element | null | undefined, tempo: Tempo): void {
  if (!node || tempo.reduced || !tempo.speed) return;
  node.animate(
    { translate: ["0", "-4px", "4px", "-2px", "0"] },
    { duration: 200, easing: "ease-in-out" },
  );
}

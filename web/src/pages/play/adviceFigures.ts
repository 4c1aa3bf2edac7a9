/** Comparisons of the figures of advised actions. */
import type { Advised } from "../../protocol";

/** True for an action that was not searched and has only points. */
export const unranked = (one: Advised): boolean => !one.gain.length;

/** Half the width of the 95 % interval of a value: its mean, the lower and the upper end. */
export const spread = ([, low = 0, high = 0]: number[]): number => (high - low) / 2;

/** True if an action has better figures than the recommended one, which is first, by chance. */
export function isClose(actions: readonly Advised[]): boolean {
  const searched = actions.length > 0 && !unranked(actions[0]!);
  const figure = (one: Advised): number =>
    (!searched ? one.score : unranked(one) ? [] : one.gain)[0] ?? -Infinity;
  return actions.some((one) => figure(one) > figure(actions[0]!));
}

/** True for an action that was eliminated early, so that its figures are imprecise. */
export const isRough = (one: Advised, recommended: Advised): boolean =>
  spread(one.score) > Math.max(0.5, 3 * spread(recommended.score));

/** The decimals to show: two where all values are small. */
export const decimals = (actions: readonly Advised[]): number =>
  actions.every((one) => Math.abs(one.score[0] ?? 0) < 2 && spread(one.score) < 0.1) ? 2 : 1;

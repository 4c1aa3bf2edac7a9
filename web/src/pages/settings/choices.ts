import { t } from "../../lib/translation.svelte";

/** The choices of a group of chips, from pairs of a value and its text in English. */
export const listed = <T extends string | number>(
  pairs: [T, string][],
): { value: T; text: string }[] => pairs.map(([value, text]) => ({ value, text: t(text) }));

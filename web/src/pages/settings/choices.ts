import { t } from "../../lib/translation.svelte";

/** The choices of a group of chips, from pairs of a value and the message that names it. */
export const listed = <T extends string | number>(
  pairs: [T, string][],
): { value: T; text: string }[] => pairs.map(([value, message]) => ({ value, text: t(message) }));

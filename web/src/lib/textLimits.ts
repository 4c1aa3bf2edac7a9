/** The lengths that the server accepts, counted as it counts them. */

export const NAME_LIMIT = 24;
export const CHAT_LIMIT = 500;

/** The text in NFC, without white space at its ends and with single spaces, as it is stored. */
export const asStored = (text: string): string => text.trim().replace(/\s+/g, " ").normalize("NFC");

/** The number of characters (code points) of a text as it is stored. */
export const lengthOf = (text: string): number => [...asStored(text)].length;

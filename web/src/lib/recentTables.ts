/** The tables this device has been at, kept in local storage, and parsing of table codes. */
const RECENT = "longsuit.tables";
const LIMIT = 6;

export function recentTables(): string[] {
  try {
    const stored = JSON.parse(localStorage.getItem(RECENT) ?? "[]") as unknown;
    return Array.isArray(stored) ? stored.filter((code) => typeof code === "string") : [];
  } catch {
    return [];
  }
}

/** Puts a table first in the list. */
export function rememberTable(code: string): void {
  const plain = code.replaceAll("-", "").toUpperCase();
  localStorage.setItem(
    RECENT,
    JSON.stringify([plain, ...recentTables().filter((old) => old !== plain)].slice(0, LIMIT)),
  );
}

export function forgetTable(code: string): void {
  localStorage.setItem(RECENT, JSON.stringify(recentTables().filter((old) => old !== code)));
}

/**
 * The table code in a text that somebody typed or pasted, which may be a link; "" if there is none.
 */
export function parseTableCode(text: string): string {
  const match = /(?:\/t\/)?([A-Za-z0-9]{4}-?[A-Za-z0-9]{4}-?[A-Za-z0-9]{4})\/?\s*$/.exec(
    text.trim(),
  );
  return match ? match[1]!.toUpperCase() : "";
}

const REVIEWS = "longsuit.reviews";

function savedReviews(): [string, string][] {
  try {
    const stored = JSON.parse(localStorage.getItem(REVIEWS) ?? "[]") as unknown;
    return Array.isArray(stored) ? (stored as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** Stores the address of the review from which a table was opened to replay a position. */
export function rememberReview(code: string, address: string): void {
  const plain = code.replaceAll("-", "").toUpperCase();
  localStorage.setItem(
    REVIEWS,
    JSON.stringify(
      [[plain, address], ...savedReviews().filter(([old]) => old !== plain)].slice(0, LIMIT),
    ),
  );
}

/** The address of the review from which this table was opened, or "". */
export const reviewAddress = (code: string): string =>
  savedReviews().find(([stored]) => stored === code.replaceAll("-", "").toUpperCase())?.[1] ?? "";

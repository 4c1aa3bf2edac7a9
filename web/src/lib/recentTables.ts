/** The tables this device has been at, and codes of tables as people write them. */
const RECENT = "longsuit.tables";
const KEPT = 6;

export function recentTables(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(RECENT) ?? "[]") as unknown;
    return Array.isArray(kept) ? kept.filter((code) => typeof code === "string") : [];
  } catch {
    return [];
  }
}

/** The newest first. */
export function rememberTable(code: string): void {
  const plain = code.replaceAll("-", "").toUpperCase();
  localStorage.setItem(
    RECENT,
    JSON.stringify([plain, ...recentTables().filter((old) => old !== plain)].slice(0, KEPT)),
  );
}

export function forgetTable(code: string): void {
  localStorage.setItem(RECENT, JSON.stringify(recentTables().filter((old) => old !== code)));
}

/** A code as somebody types or pastes it, also a whole link; empty if it is none. */
export function parseTableCode(text: string): string {
  const found = /(?:\/t\/)?([A-Za-z0-9]{4}-?[A-Za-z0-9]{4}-?[A-Za-z0-9]{4})\/?\s*$/.exec(
    text.trim(),
  );
  return found ? found[1]!.toUpperCase() : "";
}

const REVIEWS = "longsuit.reviews";

function savedReviews(): [string, string][] {
  try {
    const kept = JSON.parse(localStorage.getItem(REVIEWS) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** A table at which a moment of a finished game is played again, and the address of that game's review. */
export function rememberReview(code: string, address: string): void {
  const plain = code.replaceAll("-", "").toUpperCase();
  localStorage.setItem(
    REVIEWS,
    JSON.stringify(
      [[plain, address], ...savedReviews().filter(([old]) => old !== plain)].slice(0, KEPT),
    ),
  );
}

/** Where one came from to this table; empty if from no review. */
export const reviewAddress = (code: string): string =>
  savedReviews().find(([kept]) => kept === code.replaceAll("-", "").toUpperCase())?.[1] ?? "";

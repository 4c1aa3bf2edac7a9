/** The log format, as far as the page needs it.  No rule of any game. */
const HEAD = new Set(["game", "rules", "seats", "commit", "nonce", "reveal"]);

/** The events of a log in notation, in order. */
export function parseEvents(log: string): string[] {
  return log
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter((line) => line && !HEAD.has(line.split(/\s+/)[0]!));
}

/** The positions, from 1, right after a deal. */
export function dealPositions(events: readonly string[]): number[] {
  return events.flatMap((event, i) => (event.startsWith("* shuffle") ? [i + 1] : []));
}

/**
 * Parses the hash of a replay link: `#n=12&seat=2` or `#n=12&seat=open`, with `&review` for the
 * review.
 */
export function parsePosition(hash: string): {
  n: number;
  seat: number;
  open: boolean;
  given: boolean;
  review: boolean;
} {
  const words = new URLSearchParams(hash.replace(/^#/, ""));
  const n = Number(words.get("n") ?? 1);
  const seat = words.get("seat") ?? "open";
  const open = seat === "open" || !/^\d$/.test(seat);
  return {
    n: Number.isInteger(n) && n > 0 ? n : 1,
    seat: open ? 0 : Number(seat),
    open,
    given: words.has("n"),
    review: words.has("review"),
  };
}

export function positionHash(n: number, seat: number, open: boolean): string {
  return `#n=${n}&seat=${open ? "open" : seat}`;
}

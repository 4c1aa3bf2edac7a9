/** What this page kept of shuffles, so that the server cannot change it later. */
import type { TellCommit, TellReveal } from "../protocol";

export interface ShuffleRecord {
  deal: number;
  commitment: string;
  /** The commitment had come before the secret was revealed. */
  promised: boolean;
  /** An earlier shuffle, of any game, had the same commitment. */
  repeated: boolean;
  /** The same for everybody, without nonces. */
  daily: boolean;
  /** This page's nonce, "" if it gave none, and the seat at which it was given. */
  nonce: string;
  seat: number;
  reveal: Omit<TellReveal, "type" | "game"> | null;
}

const games = new Map<string, readonly ShuffleRecord[]>();

/** The shuffles of a game of which this page has kept anything; null if it had no seat there. */
export const keptShuffles = (game: string): readonly ShuffleRecord[] | null =>
  games.get(game) ?? null;

/** Notes that this page has a seat in a game, so that each shuffle has to be promised to it. */
export function keepSeat(game: string): void {
  if (!games.has(game)) games.set(game, []);
}

function keep(game: string, record: ShuffleRecord): ShuffleRecord {
  const others = (keptShuffles(game) ?? []).filter((other) => other.deal !== record.deal);
  games.set(
    game,
    [...others, record].sort((a, b) => a.deal - b.deal),
  );
  return record;
}

const find = (game: string, deal: number): ShuffleRecord | undefined =>
  keptShuffles(game)?.find((record) => record.deal === deal);

/**
 * Keeps the first commitment of a shuffle, and the nonce for it: the same one if the commitment is
 * sent again.
 */
export function keepCommitment(
  { game, deal, commitment, daily = false }: Omit<TellCommit, "type">,
  seat: number,
  newNonce: () => string,
): ShuffleRecord {
  const known = find(game, deal);
  const record = known ?? {
    deal,
    commitment,
    promised: true,
    repeated: [...games.values()].flat().some((other) => other.commitment === commitment),
    daily,
    nonce: "",
    seat: -1,
    reveal: null,
  };
  if (seat < 0 || record.daily) return keep(game, record);
  return keep(game, { ...record, seat, nonce: record.nonce || newNonce() });
}

export function keepReveal({ game, ...reveal }: Omit<TellReveal, "type">): void {
  const { deal, commitment } = reveal;
  const unpromised = {
    deal,
    commitment,
    promised: false,
    repeated: false,
    daily: false,
    nonce: "",
    seat: -1,
  };
  keep(game, { ...(find(game, deal) ?? unpromised), reveal });
}

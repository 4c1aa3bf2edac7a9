/** Verifiable shuffles (commit and reveal), as docs/explanation/fair-shuffles.md specifies them. */
import { hmac, concat, sha256 } from "./sha256";
import type { ShuffleRecord } from "./witness";

/**
 * `kept`: the secret matches the commitment; the order is not known yet.
 * `no nonces`: as `holds` or `kept`, in a daily deal.
 * `not promised`: as `holds` or `kept`, but this page was sent no commitment before the shuffle.
 */
export type Verdict =
  | "holds"
  | "kept"
  | "no nonces"
  | "not promised"
  | "nonce left out"
  | "not revealed"
  | "no commitment"
  | "wrong secret"
  | "wrong order"
  | "repeated secret";

/** The published values of one shuffle, in hexadecimal; the secret is "" until the deal is over. */
interface Proof {
  commitment: string;
  nonces: readonly string[];
  secret: string;
}

interface Shuffle {
  deal: number;
  order: string[];
  proof: Proof | null;
}

const letters = new TextEncoder();
const bytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (all: Uint8Array): string =>
  [...all].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const RANKED = "23456789TJQKA";
/**
 * The sort key of a card, in the engine's order: by suit C, D, H, S, each from 2 to A; jokers last.
 */
const cardNumber = (card: string): number =>
  card === "JO" ? 99 : "CDHS".indexOf(card[1]!) * 16 + RANKED.indexOf(card[0]!);

export function commitment(secret: string): string {
  return hex(sha256(concat(letters.encode("longsuit deal"), bytes(secret))));
}

const HEX = /^[0-9a-f]{64}$/;
const isSecretOf = (committed: string, secret: string): boolean =>
  HEX.test(secret) && commitment(secret) === committed;

/** An endless stream of pseudorandom 32-bit numbers from HMAC-SHA256. */
function* randomWords(
  secret: string,
  nonces: readonly string[],
  deal: number,
): Generator<number, never> {
  const seed = `${deal}|${nonces.join("|")}|`;
  for (let counter = 0; ; counter++) {
    const block = hmac(bytes(secret), letters.encode(seed + counter));
    const view = new DataView(block.buffer);
    for (let at = 0; at < 32; at += 4) yield view.getUint32(at);
  }
}

/** The shuffled pack that follows from a secret and the nonces, by Fisher and Yates. */
export function shuffledOrder(
  pack: readonly string[],
  secret: string,
  nonces: readonly string[],
  deal: number,
): string[] {
  const cards = [...pack].sort((a, b) => cardNumber(a) - cardNumber(b));
  const stream = randomWords(secret, nonces, deal);
  for (let i = cards.length - 1; i > 0; i--) {
    const limit = 2 ** 32 - (2 ** 32 % (i + 1));
    let word = stream.next().value;
    while (word >= limit) word = stream.next().value;
    const j = word % (i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}

/** Checks that a shuffle is the one that was committed to. */
export function verifyShuffle({ deal, order: done, proof }: Shuffle): Verdict {
  if (!proof) return "no commitment";
  if (!proof.secret) return "not revealed";
  if (!isSecretOf(proof.commitment, proof.secret)) return "wrong secret";
  const due = shuffledOrder(done, proof.secret, proof.nonces, deal);
  return due.every((card, i) => card === done[i]) ? "holds" : "wrong order";
}

/** The shuffles of a log with their published values; null if a line of a proof is out of place. */
export function parseShuffles(log: string): Shuffle[] | null {
  const shuffles: Shuffle[] = [];
  let waiting: Proof | null = null;
  let begun = false;
  for (const line of log.split("\n")) {
    const [word = "", ...rest] = line.replace(/#.*/, "").trim().split(/\s+/);
    if (word && !begun && word !== "game") return null;
    begun ||= word === "game";
    const isProof = ["commit", "nonce", "reveal"].includes(word);
    const value = rest.at(-1) ?? "";
    if (isProof && (rest.length !== (word === "nonce" ? 2 : 1) || !HEX.test(value))) return null;
    if (word === "commit") {
      if (waiting) return null;
      waiting = { commitment: value, nonces: [], secret: "" };
    } else if (word === "nonce") {
      if (!waiting || !/^0?[0-9]$/.test(rest[0]!)) return null;
      const nonces: string[] = [...waiting.nonces];
      while (nonces.length < Number(rest[0])) nonces.push("");
      nonces[Number(rest[0])] = value;
      waiting.nonces = nonces;
    } else if (word === "reveal") {
      const hidden = shuffles.flatMap(({ proof }) => (proof && !proof.secret ? [proof] : []));
      const due = commitment(value);
      const fits = hidden.find((proof) => proof.commitment === due) ?? hidden[0];
      if (!fits) return null;
      fits.secret = value;
    } else if (word === "*" && rest[0] === "shuffle") {
      shuffles.push({ deal: shuffles.length, order: rest.slice(1), proof: waiting });
      waiting = null;
    }
  }
  return begun ? shuffles : null;
}

/** A shuffle of a log or of the game in progress, with the verdict on it. */
export interface Judged {
  deal: number;
  commitment: string;
  verdict: Verdict;
}

/**
 * The verdict on each shuffle of a finished game, by its log and by what this page kept; null for
 * `kept` if it had no seat there.
 */
export function verifyLog(log: string, kept: readonly ShuffleRecord[] | null = null): Judged[] {
  const revealed = (kept ?? []).filter((record) => record.reveal);
  const due = Math.max(0, ...revealed.map((record) => record.deal + 1));
  const shuffles = parseShuffles(log);
  const used = new Set<string>();
  const judged = (shuffles ?? []).map((shuffle): Judged => {
    const { deal, proof } = shuffle;
    const repeated = proof !== null && used.has(proof.commitment);
    if (proof) used.add(proof.commitment);
    const byLog = repeated ? "repeated secret" : verifyShuffle(shuffle);
    const record = kept?.find((one) => one.deal === deal);
    const verdict = record ? held(record, proof, byLog) : kept ? unpromised(byLog) : byLog;
    return { deal, commitment: proof?.commitment ?? "", verdict };
  });
  const total = Math.max(due, shuffles ? judged.length : 1);
  for (let deal = judged.length; deal < total; deal++)
    judged.push({ deal, commitment: "", verdict: "wrong order" });
  return judged;
}

/** The verdict on one shuffle: what was kept goes before what was published. */
function held(record: ShuffleRecord, proof: Proof | null, published: Verdict): Verdict {
  if (proof?.commitment !== record.commitment) return "wrong secret";
  if (record.repeated) return "repeated secret";
  if (record.nonce && proof.nonces[record.seat] !== record.nonce) return "nonce left out";
  if (!record.promised) return unpromised(published);
  return record.daily && ["holds", "kept"].includes(published) ? "no nonces" : published;
}

const unpromised = (published: Verdict): Verdict =>
  ["holds", "kept"].includes(published) ? "not promised" : published;

/**
 * Checks a shuffle of a game in progress: its secret and nonces, since the order is not public
 * before the game is over.
 */
export function verifySecret(record: ShuffleRecord): Verdict {
  if (!record.reveal?.secret) return record.repeated ? "repeated secret" : "not revealed";
  if (!isSecretOf(record.commitment, record.reveal.secret)) return "wrong secret";
  return held(record, record.reveal, "kept");
}

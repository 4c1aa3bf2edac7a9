/** Verifiable shuffles (commit and reveal), as docs/fair.md specifies them. */
import { hmac, concat, sha256 } from "./sha256";

/** `kept`: the secret matches the commitment; the order is not known yet. */
export type Verdict =
  | "holds"
  | "kept"
  | "nonce left out"
  | "not revealed"
  | "no commitment"
  | "wrong secret"
  | "wrong order";

/** The published values of one shuffle, in hexadecimal; the secret is "" until the deal is over. */
interface Proof {
  commitment: string;
  nonces: readonly string[];
  secret: string;
}

export interface Shuffle {
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
  if (commitment(proof.secret) !== proof.commitment) return "wrong secret";
  const due = shuffledOrder(done, proof.secret, proof.nonces, deal);
  return due.every((card, i) => card === done[i]) ? "holds" : "wrong order";
}

/** The shuffles of a log with their published values. */
export function parseShuffles(log: string): Shuffle[] {
  const shuffles: Shuffle[] = [];
  const proofs: Proof[] = [];
  for (const line of log.split("\n")) {
    const [word, ...rest] = line.replace(/#.*/, "").trim().split(/\s+/);
    if (word === "commit")
      proofs[shuffles.length] = { commitment: rest[0] ?? "", nonces: [], secret: "" };
    else if (word === "nonce" && proofs[shuffles.length]) {
      const nonces = [...proofs[shuffles.length]!.nonces];
      while (nonces.length < Number(rest[0])) nonces.push("");
      nonces[Number(rest[0])] = rest[1] ?? "";
      proofs[shuffles.length]!.nonces = nonces;
    } else if (word === "reveal") {
      const hidden = proofs.filter((proof) => !proof.secret);
      const fits =
        hidden.find((proof) => proof.commitment === commitment(rest[0] ?? "")) ?? hidden[0];
      if (fits) fits.secret = rest[0] ?? "";
    } else if (word === "*" && rest[0] === "shuffle")
      shuffles.push({ deal: shuffles.length, order: rest.slice(1), proof: null });
  }
  return shuffles.map((shuffle) => ({ ...shuffle, proof: proofs[shuffle.deal] ?? null }));
}

/**
 * Checks a shuffle of a game in progress: its secret and nonces, since the order is not public
 * before the game is over.
 */
export function verifySecret(
  shuffle: {
    commitment: string;
    nonce: string;
    reveal: { secret: string; commitment: string; nonces: readonly string[] } | null;
  },
  seat: number,
): Verdict {
  if (!shuffle.reveal?.secret) return "not revealed";
  if (commitment(shuffle.reveal.secret) !== shuffle.commitment) return "wrong secret";
  if (
    seat >= 0 &&
    shuffle.nonce &&
    shuffle.reveal.nonces[seat] &&
    shuffle.reveal.nonces[seat] !== shuffle.nonce
  )
    return "nonce left out";
  return "kept";
}

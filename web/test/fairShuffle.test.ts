/** The vectors were printed by longsuit.engine.fair_shuffle, which the server and `longsuit verify` use. */
import { describe, expect, test } from "vitest";
import { verifyShuffle, verifyLog, commitment, shuffledOrder } from "../src/lib/fairShuffle";
import { hmac, sha256 } from "../src/lib/sha256";

const VECTORS = [
  {
    secret: "6b85ef3dff7bb6fea77cd2b8662cb19b7a6895139e8e86e307e1875e456dab7e",
    commitment: "9a3853d86af40480b8fc223c81f68b720c8d791fa041cfae79bb5fe1df063810",
    nonces: [],
    deal: 0,
    order:
      "8H 4D 8D 3S KC KH AD QD TS 9H 8S 8C 2C QH 9D TC 2S 6C 6D 2D JC 5C 5H JD TD 7S " +
      "3D TH 7C AC 7D QC 4S 7H 2H KD 9C 5S 3H AS 5D 4H QS 9S JS KS 6S 3C JH 4C AH 6H",
  },
  {
    secret: "5485cb5d03981cc3bd989290a6be33ca392c013279a5c3c3fd10a1cae57e1460",
    commitment: "be0dc338e95627386a7f0aeb2277fe45a8312d58dff08eec0dc1438bd77f9024",
    nonces: ["", "676b8bb84ce7267dd520deca4811c8f10a53e636352f06987f42fe425acedd80"],
    deal: 3,
    order:
      "TD 8S KH 6S JC 4S 6H 6C 5D 7H JO 9S TC 9D 7C QD QC 2D 5H 4C 2S 4D QS 9C JH JS " +
      "TS 8H KS 7D KD 5S TH AD JD KC 9H 7S 4H 3C 2H 8C 3S 5C 8D QH 6D 3H 3D AH 2C JO " +
      "AC AS",
  },
  {
    secret: "ded6c02a4bc1fb712f3b71efcb883ad5b31f4cef6a327b079573143ec9c71fb3",
    commitment: "f6ca654709914d20f9ac840c68e80b90917ef53fe74fdbf31b9547da24dac0f7",
    nonces: [
      "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb",
      "",
      "2e7d2c03a9507ae265ecf5b5356885a53393a2029d241394997265a1a25aefc6",
      "18ac3e7343f016890c510e93f935261169d9e3f565436429830faf0934f4f8e4",
    ],
    deal: 17,
    order:
      "QC 8H 5S 3H 3H TC 4D 6S KD TD 6C 3C TH JO AS 9D 7S 4S 7S 4C 2H 6C 3D 9C 5D KS " +
      "8S 4C JD 2S 5S 2C KC JD TH TC AH QD JO AC JO 7D KD 2D JH QC 4S 7D 7H 3S KC JH " +
      "9C QD 3S KH 3D 8D JS QH 8D 6D AD 6H QH QS 8S TD AH 8H 6D 2D KH 7H 4H 4H 3C 8C " +
      "AS 9S JC 5H 2H JC TS AC 2C 6S QS 9H JO 5C 9H 5H 9S AD 6H 4D 7C 8C JS 9D KS 5C " +
      "TS 5D 7C 2S",
  },
  {
    secret: "57bb17f3f5f52ee8b9737be34ae152fd977096ad23f2390bb80ba3084d7fa6e2",
    commitment: "925eade1437cba713c56aecef768cf55df6b2ccd6c2bc8ba5a80e909647d2301",
    nonces: ["594e519ae499312b29433b7dd8a97ff068defcba9755b6d5d00e84c524d67b06"],
    deal: 1,
    order: "3C 2C",
  },
];

describe("sha256", () => {
  test.each([0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1000])(
    "is the browser's own for %i bytes",
    async (length) => {
      const message = Uint8Array.from({ length }, (_, i) => (i * 31 + 7) & 255);
      expect(sha256(message)).toEqual(
        new Uint8Array(await crypto.subtle.digest("SHA-256", message)),
      );
    },
  );
  test.each([1, 32, 64, 65, 200])(
    "hmac is the browser's own for a key of %i bytes",
    async (length) => {
      const key = Uint8Array.from({ length }, (_, i) => (i * 17 + 3) & 255);
      const message = new TextEncoder().encode("3||ab|0");
      const native = await crypto.subtle.importKey(
        "raw",
        key,
        { name: "HMAC", hash: "SHA-256" },
        false,
        ["sign"],
      );
      expect(hmac(key, message)).toEqual(
        new Uint8Array(await crypto.subtle.sign("HMAC", native, message)),
      );
    },
  );
});

describe.each(VECTORS)(
  "shuffle $deal",
  ({ secret, commitment: due, nonces, deal, order: cards }) => {
    test("has the commitment and the order that the server computes", () => {
      expect(commitment(secret)).toBe(due);
      expect(shuffledOrder([...cards.split(" ")].reverse(), secret, nonces, deal).join(" ")).toBe(
        cards,
      );
    });
    test("is judged", () => {
      const done = cards.split(" ");
      const proof = { commitment: due, nonces, secret };
      expect(verifyShuffle({ deal, order: done, proof })).toBe("holds");
      expect(verifyShuffle({ deal, order: [done[1]!, done[0]!, ...done.slice(2)], proof })).toBe(
        "wrong order",
      );
      expect(verifyShuffle({ deal, order: done, proof: { ...proof, secret: due } })).toBe(
        "wrong secret",
      );
      expect(verifyShuffle({ deal, order: done, proof: { ...proof, secret: "" } })).toBe(
        "not revealed",
      );
      expect(verifyShuffle({ deal, order: done, proof: null })).toBe("no commitment");
    });
  },
);

test("a log gives its shuffles with their proofs, revealed in any order", () => {
  const [first, second] = [VECTORS[0]!, VECTORS[3]!];
  const other = {
    ...second,
    cards: shuffledOrder(second.order.split(" "), second.secret, second.nonces, 1),
  };
  const log = [
    "game whist 1 # a comment",
    `commit ${first.commitment}`,
    `* shuffle ${first.order}`,
    "0 7H",
    `commit ${other.commitment}`,
    `nonce 0 ${other.nonces[0]}`,
    `* shuffle ${other.cards.join(" ")}`,
    `* shuffle 2C 3C`,
    `reveal ${other.secret}`,
    `reveal ${first.secret}`,
  ].join("\n");
  expect(verifyLog(log).map((one) => one.verdict)).toEqual(["holds", "holds", "no commitment"]);
  expect(verifyLog(log.replace("0 7H", "")).length).toBe(3);
  expect(verifyLog(log.replace(first.secret, other.commitment))[0]!.verdict).toBe("wrong secret");
});

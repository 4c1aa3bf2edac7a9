import { describe, expect, test } from "vitest";
import { dealPositions, parseEvents, positionHash, parsePosition } from "../src/replay/logFormat";

const LOG = `# seat 0 used cheat
game estimation_whist 1   # the head
rules players=3
seats Ann Bob Cy

commit ${"a".repeat(64)}
nonce 0 ${"b".repeat(64)}
* shuffle 6C TC 7H
0 call 1
1 6C # a comment
* shuffle 2C 3C
reveal ${"c".repeat(64)}
`;

test("events of a log are its lines below the head, without proofs and comments", () => {
  expect(parseEvents(LOG)).toEqual(["* shuffle 6C TC 7H", "0 call 1", "1 6C", "* shuffle 2C 3C"]);
  expect(dealPositions(parseEvents(LOG))).toEqual([1, 4]);
});

describe("the place in a link", () => {
  test.each([
    [3, 2, false],
    [12, 0, true],
  ])("n=%i seat=%i open=%s comes back", (n, seat, open) => {
    expect(parsePosition(positionHash(n, seat, open))).toEqual({
      n,
      seat,
      open,
      given: true,
      review: false,
    });
  });
  test("may lead to the review", () => {
    expect(parsePosition(`${positionHash(7, 1, false)}&review`)).toEqual({
      n: 7,
      seat: 1,
      open: false,
      given: true,
      review: true,
    });
  });
  test.each(["", "#n=-4", "#n=x&seat=zz", "#n=1.5"])(
    "%j is the beginning with open hands",
    (hash) => {
      expect(parsePosition(hash)).toMatchObject({ n: 1, seat: 0, open: true });
    },
  );
});

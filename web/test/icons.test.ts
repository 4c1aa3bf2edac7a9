import { expect, test } from "vitest";
import { png, shapes, turned } from "../shell/icons.js";
import svg from "../public/icon.svg?raw";

const heights = (text: string): number[] =>
  shapes(text)
    .slice(1)
    .map((bar) => bar.h);

test("the mark is four bars that rise", () => {
  expect(heights(svg)).toHaveLength(4);
  expect(heights(svg)).toEqual(heights(svg).toSorted((a, b) => a - b));
});

test("the icon twirl moves the bars on and comes round", () => {
  const [a, b, c, d] = heights(svg);
  expect(turned(svg, 1).match(/height="(\d+)" rx="3"/g)).toEqual(
    [b, c, d, a].map((h) => `height="${h}" rx="3"`),
  );
  expect(turned(svg, 4).match(/height="(\d+)" rx="3"/g)).toEqual(
    [a, b, c, d].map((h) => `height="${h}" rx="3"`),
  );
});

test.each([16, 48])("a picture of %i pixels has that size", (size) => {
  const made = new DataView(Uint8Array.from(png(svg, size)).buffer);
  expect(made.getUint32(0)).toBe(0x89504e47);
  expect([made.getUint32(16), made.getUint32(20)]).toEqual([size, size]);
});

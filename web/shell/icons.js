/** Draws the logo as PNG from the rectangles of its SVG. */
import { crc32, deflateSync } from "node:zlib";

const SIDE = 64; // side of the SVG's view box

/** The rectangles of an SVG that has nothing else. */
export function shapes(svg) {
  return [...svg.matchAll(/<rect ([^>]*)\/>/g)].map(([, words]) => {
    const said = Object.fromEntries(
      [...words.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    const rgb = [1, 3, 5].map((at) => parseInt(said.fill.slice(at, at + 2), 16));
    return { x: +said.x, y: +said.y, w: +said.width, h: +said.height, r: +said.rx, rgb };
  });
}

/** The logo with its bars moved by some places: a frame of the icon twirl. */
export function turned(svg, places) {
  const bars = shapes(svg).slice(1);
  let at = 0;
  return svg.replace(
    /<rect x="([\d.]+)" y="[\d.]+"( width="\d+") height="\d+"( rx="3") fill="[^"]*"/g,
    (_, x, wide, round) => {
      const { y, h, rgb } = bars[(at++ + places) % bars.length];
      return `<rect x="${x}" y="${y}"${wide} height="${h}"${round} fill="rgb(${rgb})"`;
    },
  );
}

/**
 * The PNG of the logo.  `full` fills the corners and keeps the bars in the middle, for maskable
 * icons.
 */
export function png(svg, size, full = false) {
  const [ground, ...bars] = shapes(svg);
  const drawn = full
    ? [
        { ...ground, r: 0 },
        ...bars.map((bar) => ({
          ...bar,
          x: 32 + (bar.x - 32) * 0.72,
          y: 32 + (bar.y - 32) * 0.72,
          w: bar.w * 0.72,
          h: bar.h * 0.72,
          r: bar.r * 0.72,
        })),
      ]
    : [ground, ...bars];
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++)
      rows.set(pixel(drawn, x, y, size), y * (size * 4 + 1) + 1 + x * 4);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The RGBA colour of a pixel: the shapes over one another, antialiased. */
function pixel(drawn, x, y, size) {
  const scale = size / SIDE;
  let [rgb, alpha] = [[0, 0, 0], 0];
  for (const shape of drawn) {
    const covered = Math.max(
      0,
      Math.min(1, 0.5 - outside(shape, (x + 0.5) / scale, (y + 0.5) / scale) * scale),
    );
    if (!covered) continue;
    const all = covered + alpha * (1 - covered);
    rgb = rgb.map((value, i) => (shape.rgb[i] * covered + value * alpha * (1 - covered)) / all);
    alpha = all;
  }
  return [...rgb.map(Math.round), Math.round(255 * alpha)];
}

/** The signed distance of a point from a rounded rectangle; negative inside. */
function outside({ x, y, w, h, r }, px, py) {
  const dx = Math.abs(px - x - w / 2) - w / 2 + r;
  const dy = Math.abs(py - y - h / 2) - h / 2 + r;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - r;
}

function chunk(kind, body) {
  const out = Buffer.alloc(12 + body.length);
  out.writeUInt32BE(body.length, 0);
  out.write(kind, 4, "latin1");
  out.set(body, 8);
  out.writeUInt32BE(crc32(out.subarray(4, 8 + body.length)), 8 + body.length);
  return out;
}

/** SHA-256 (FIPS 180-4) and HMAC in TypeScript, since `crypto.subtle` is missing on http pages. */
const K = roots(64, 1 / 3);
const START = roots(8, 1 / 2);

/**
 * The first 32 fractional bits of a root of the first primes, as the standard defines its
 * constants.
 */
function roots(count: number, power: number): number[] {
  const constants: number[] = [];
  for (let n = 2; constants.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    const root = n ** power;
    constants.push(((root - Math.floor(root)) * 2 ** 32) | 0);
  }
  return constants;
}

const rotateRight = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);
  const hash = [...START];
  const w = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = view.getInt32(at + i * 4);
      else {
        const [a, b] = [w[i - 15]!, w[i - 2]!];
        const low = rotateRight(a, 7) ^ rotateRight(a, 18) ^ (a >>> 3);
        const high = rotateRight(b, 17) ^ rotateRight(b, 19) ^ (b >>> 10);
        w[i] = (w[i - 16]! + low + w[i - 7]! + high) | 0;
      }
    }
    let [a, b, c, d, e, f, g, h] = hash as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < 64; i++) {
      const one =
        (h +
          (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) +
          ((e & f) ^ (~e & g)) +
          K[i]! +
          w[i]!) |
        0;
      const two =
        ((rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) +
          ((a & b) ^ (a & c) ^ (b & c))) |
        0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = (hash[i]! + value) | 0));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((value, i) => out.setInt32(i * 4, value));
  return new Uint8Array(out.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    concat(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    concat(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export function concat(one: Uint8Array, two: Uint8Array): Uint8Array {
  const out = new Uint8Array(one.length + two.length);
  out.set(one);
  out.set(two, one.length);
  return out;
}

/** The geometry of a small chart. */
export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

/** A scale of round numbers that covers all values in about `most` steps. */
export function scale(values: readonly number[], most = 4): Scale {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const span = highest - lowest || Math.abs(highest) || 1;
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((m) => m * power).find((s) => s >= rough) ?? 10 * power;
  const low = Math.floor(lowest / step) * step;
  const count = Math.max(1, Math.ceil((highest - low) / step - 1e-9));
  const ticks = Array.from({ length: count + 1 }, (_, i) =>
    Number((low + i * step).toPrecision(12)),
  );
  return { low, high: ticks.at(-1)!, ticks };
}

/** The running mean over the last `size` values. */
export function runningMean(values: readonly number[], size: number): number[] {
  return values.map((_, i) => {
    const part = values.slice(Math.max(0, i + 1 - size), i + 1);
    return part.reduce((a, b) => a + b, 0) / part.length;
  });
}

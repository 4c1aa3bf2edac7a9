/** Numbers, lists and dates as the page's language writes them. */
import { isolate, leftToRight, locale } from "./locale";

const minus = (text: string): string => text.replace(/[^\d٠-٩.,٫٬]*-/, "−");

export function formatNumber(n: number): string {
  const text = minus(new Intl.NumberFormat(locale()).format(n));
  return n < 0 ? leftToRight(text) : text;
}

/** `2–6`, or `4` where both are the same. */
export const formatRange = (least: number, most = least): string =>
  [...new Set([least, most])].map(formatNumber).join("–");

/** A number with `digits` decimals; one that rounds to zero has no sign. */
export function formatDecimal(value: number, digits: number, before = ""): string {
  const written = new Intl.NumberFormat(locale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "negative",
  }).format(value);
  return leftToRight(before + minus(written));
}

/** A number with its sign: `+20`, `−10`, `0`. */
export function formatScore(value: number): string {
  const written = new Intl.NumberFormat(locale()).format(Math.abs(value));
  return leftToRight((value > 0 ? "+" : value < 0 ? "−" : "") + written);
}

export const formatPercent = (share: number): string =>
  leftToRight(
    new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 0 }).format(share),
  );

/**
 * `a, b and c`, or with “or”; in Hebrew a maqaf stands between the conjunction and Latin letters
 * or digits.
 */
export const formatList = (
  items: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string =>
  new Intl.ListFormat(locale(), { type })
    .format(items.map(isolate))
    .replace(/ו(?=\u2068[A-Za-z0-9])/g, "ו־");

export const formatSeconds = (seconds: number): string =>
  new Intl.NumberFormat(locale(), {
    style: "unit",
    unit: "second",
    unitDisplay: "long",
  }).format(seconds);

/** A day, written `2026-11-16`. */
/** The day of a time in milliseconds, as values of messages have it: 2026-11-16. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const formatDate = (day: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** The translation keys of the page, collected from its sources. */
import ar from "../src/lang/ar.json";
import he from "../src/lang/he.json";
import nl from "../src/lang/nl.json";
import arLessons from "../src/lang/lessons/ar.json";
import heLessons from "../src/lang/lessons/he.json";
import nlLessons from "../src/lang/lessons/nl.json";
import templates from "../src/lang/templates.json";

const SOURCES = Object.values(
  import.meta.glob<string>(
    ["../src/**/*.{svelte,ts}", "!../src/protocol.ts", "!../src/lib/translation.svelte.ts"],
    { query: "?raw", import: "default", eager: true },
  ),
);
interface Step {
  say: string;
  hint?: string;
}
const LESSONS = Object.values(
  import.meta.glob<{ steps: Step[] }>("../src/lessons/*.json", { import: "default", eager: true }),
);

/** Tables whose values are keys: `t(TABLE[name])` and the like. */
const TABLES = new Set([
  "TITLES",
  "TAGLINES",
  "PRESETS",
  "EVENT_SENTENCES",
  "RANK_WORDS",
  "GROUPS",
  "MEANING",
  "LEVEL_TEXTS",
  "STYLE_TEXTS",
  "STATES",
  "PARTS",
  "HELP",
  "EMOTE_WORDS",
  "SHORT",
  "SOUNDS",
]);

const LITERAL = /"((?:[^"\\\n]|\\.)*)"/g;
const plain = (text: string): string =>
  text
    .replace(/\\(["\\])/g, "$1")
    .replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
/** A source with its broken literals, `"a " + "b"`, joined. */
const joined = (text: string): string => text.replace(/(?<!\\)" \+\s+"/g, "");
const literals = (text: string): string[] =>
  [...text.matchAll(LITERAL)].map((found) => plain(found[1]!));

/** The text from an opening bracket to its closing one, or to its first comma. */
function inside(text: string, from: number, comma: boolean): string {
  let depth = 0;
  let quote = "";
  for (let i = from; i < text.length; i++) {
    const c = text[i]!;
    if (quote) {
      if (c === "\\") i++;
      else if (c === quote) quote = "";
    } else if (`"'\``.includes(c)) quote = c;
    else if ("([{".includes(c)) depth++;
    else if (")]}".includes(c) && --depth === 0) return text.slice(from, i);
    else if (comma && c === "," && depth === 1) return text.slice(from, i);
  }
  return text.slice(from);
}

/** The second of each pair: `["green", "Green"]`. */
const seconds = (text: string): string[] =>
  [...text.matchAll(/\[[^,[\]]+,\s*"([^"]+)",?\s*\]/g)].map((pair) => pair[1]!);

/** The literals an expression can evaluate to: not those that it compares or looks up. */
const chosen = (text: string): string[] =>
  literals(
    text
      .replace(/[!=]==?\s*"[^"]*"/g, "")
      .replace(/\[\s*"[^"]*"\s*\]/g, "")
      .replace(/\w\((?:\s*"[^"]*",?)+\s*\)/g, ""),
  );

/** The keys of one source file: first arguments of `t`, and values of the tables. */
export function keysOf(source: string): string[] {
  const text = joined(source);
  const found: string[] = [];
  for (const call of text.matchAll(/(?<![\w.])t\(/g))
    found.push(...chosen(inside(text, call.index + 1, true).slice(1)));
  for (const refused of text.matchAll(/new RequestError\(\s*"\w+",\s*"([^"]+)"/g))
    found.push(refused[1]!);
  for (const pairs of text.matchAll(/listed\(/g))
    found.push(...seconds(inside(text, pairs.index + 6, false)));
  for (const table of text.matchAll(/const (\w+)(?:: [^=]+?)? =\s+(?=[[{])/g)) {
    if (!TABLES.has(table[1]!)) continue;
    const block = inside(text, table.index + table[0].length, false);
    if (table[1] === "SOUNDS") found.push(...seconds(block));
    else if (table[1] === "GROUPS")
      found.push(...[...block.matchAll(/\[\s*"([^"]+)",\s*\[/g)].map((row) => row[1]!));
    else if (table[1] === "MEANING")
      found.push(...[...block.matchAll(/text:\s*"([^"]+)"/g)].map((row) => row[1]!));
    else found.push(...literals(block.replace(/"[^"]*"(?=\s*:)/g, "")));
  }
  return found;
}

export const LANGUAGES = ["nl", "ar", "he"] as const;
const WORDS = {
  nl: { ...nl, ...nlLessons },
  ar: { ...ar, ...arLessons },
  he: { ...he, ...heLessons },
};
export const dictionary = (language: (typeof LANGUAGES)[number]): Record<string, string> =>
  WORDS[language];
export const sent = (): string[] => Object.values(templates).flat();

/** The texts of the lessons: steps and hints. */
export const lessons = (): string[] =>
  LESSONS.flatMap((lesson) => lesson.steps).flatMap((step) => [
    step.say,
    ...(step.hint ? [step.hint] : []),
  ]);

export const asked = (): string[] => [...new Set(SOURCES.flatMap(keysOf))].filter(Boolean).sort();
/** Every string literal, for keys that reach `t` indirectly. */
export const written = (): Set<string> =>
  new Set(SOURCES.flatMap((source) => literals(joined(source))));

/**
 * A Vite plugin for the catalogues of `src/longsuit/messages`: the module `virtual:languages` lists
 * the languages, with a function for each part of a catalogue that fetches it as one Fluent text.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../src/longsuit/messages/", import.meta.url));
/** The files of each part; `terminal` and `commands` are left to Python. */
const FIRST = ["terms", "rules", "events", "table"];
const REST = ["options", "notation", "insight", "server", "pages"];
const FILES = {
  first: FIRST, // what the start page and a table show
  rest: REST,
  messages: [...FIRST, ...REST],
  lessons: ["lessons"],
};
const LANGUAGES = "virtual:languages";
/** The language of most first visits comes in two parts; any other is one request. */
const DEFAULT = "en";

export const languages = () => JSON.parse(readFileSync(`${FOLDER}languages.json`, "utf8"));

/** A part of the catalogue of a language in one text, without comments and blank lines. */
export function catalogue(part, language) {
  return FILES[part]
    .map((file) => readFileSync(`${FOLDER}${language}/${file}.ftl`, "utf8"))
    .join("\n")
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}/g, "\n");
}

/** The source of `virtual:languages`; `address(part, code)` is an expression for a part's URL. */
function languageModule(address) {
  const load = (part, code) => `() => text(${address(part, code)})`;
  const rows = Object.entries(languages()).map(([code, language]) => {
    const { name, direction, locale = code, numbering = "" } = language;
    const parts =
      code === DEFAULT
        ? `messages: ${load("first", code)}, rest: ${load("rest", code)}`
        : `messages: ${load("messages", code)}`;
    const facts = JSON.stringify({ name, direction, locale, numbering }).slice(1, -1);
    return `${code}: { ${facts}, ${parts}, lessons: ${load("lessons", code)} }`;
  });
  return `
    const text = async (url) => {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(url);
      return answer.json();
    };
    export default { ${rows.join(", ")} };`;
}

export function catalogues() {
  let building = false;
  return {
    name: "longsuit-catalogues",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId(id) {
      if (id === LANGUAGES) return `\0${id}`;
    },
    load(id) {
      if (id !== `\0${LANGUAGES}`) return;
      return languageModule((part, code) => {
        for (const file of FILES[part]) this.addWatchFile(`${FOLDER}${code}/${file}.ftl`);
        const source = JSON.stringify(catalogue(part, code));
        if (!building) return JSON.stringify(`data:application/json,${encodeURIComponent(source)}`);
        const asset = this.emitFile({ type: "asset", name: `${code}-${part}.json`, source });
        return `import.meta.ROLLUP_FILE_URL_${asset}`;
      });
    },
  };
}

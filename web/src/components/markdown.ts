/** A parser for the subset of Markdown that rule sheets use.  It returns a tree, never HTML. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "cards"; text: string }
  | { kind: "strong"; inside: Inline[] }
  | { kind: "em"; inside: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; href: string; inside: Inline[] };

export type Block =
  | { kind: "heading"; level: number; inside: Inline[]; source: string }
  | { kind: "paragraph"; inside: Inline[]; source: string }
  | { kind: "list"; ordered: boolean; items: Inline[][]; source: string }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][]; source: string }
  | { kind: "code"; text: string; source: string };

const MARK = /`([^`]+)`|\*\*(.+?)\*\*(?!\*)|\*([^\s*](?:[^*]*[^\s*])?)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

/** Cards, sequences of ranks, sums and §, which are left-to-right in every language. */
const RANK = "(?:10|[2-9JQKABVH])";
const CARD = `${RANK}[♣♦♥♠]`;
const CARDS = new RegExp(
  [
    `(${CARD}(?: ${CARD})*`,
    `(?<!\\w)${RANK}(?: ${RANK})+(?!\\w)`,
    "\\d+ · \\d+ = \\d+",
    "\\d \\+ \\(W − 1\\)²",
    "§\\d+)",
  ].join("|"),
);

function words(text: string): Inline[] {
  return text
    .split(CARDS)
    .flatMap((part, i): Inline[] => (part ? [{ kind: i % 2 ? "cards" : "text", text: part }] : []));
}

export function inline(text: string): Inline[] {
  const found = MARK.exec(text);
  if (!found) return words(text);
  const [whole, code, strong, em, label, href] = found;
  const before = text.slice(0, found.index);
  const made: Inline =
    code !== undefined
      ? { kind: "code", text: code }
      : strong !== undefined
        ? { kind: "strong", inside: inline(strong) }
        : em !== undefined
          ? { kind: "em", inside: inline(em) }
          : { kind: "link", href: href!, inside: inline(label!) };
  return [...inline(before), made, ...inline(text.slice(found.index + whole.length))];
}

const ITEM = /^\s*(?:[-*+]|(\d+)[.)])\s+/;
const FENCE = /^```/;
const cells = (row: string): Inline[][] =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => inline(cell.trim().replaceAll("\\|", "|")));

export function blocks(text: string): Block[] {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const found: Block[] = [];
  let i = 0;
  const take = (more: (line: string) => boolean): string[] => {
    const from = i;
    while (i < lines.length && more(lines[i]!)) i++;
    return lines.slice(from, i);
  };
  while (i < lines.length) {
    const line = lines[i]!;
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (!line.trim()) i++;
    else if (heading) {
      found.push({
        kind: "heading",
        level: heading[1]!.length,
        inside: inline(heading[2]!),
        source: line,
      });
      i++;
    } else if (FENCE.test(line)) {
      i++;
      const inside = take((l) => !FENCE.test(l)).join("\n");
      i++;
      found.push({ kind: "code", text: inside, source: inside });
    } else if (ITEM.test(line)) {
      const ordered = ITEM.exec(line)![1] !== undefined;
      const part = take((l) => ITEM.test(l) || /^\s{2,}\S/.test(l));
      const items = part.reduce<string[]>(
        (all, l) =>
          ITEM.test(l)
            ? [...all, l.replace(ITEM, "")]
            : [...all.slice(0, -1), `${all.at(-1)} ${l.trim()}`],
        [],
      );
      found.push({ kind: "list", ordered, items: items.map(inline), source: part.join("\n") });
    } else if (line.trimStart().startsWith("|") && /^\s*\|?[\s:|-]+$/.test(lines[i + 1] ?? "x")) {
      const part = take((l) => l.trimStart().startsWith("|"));
      found.push({
        kind: "table",
        head: cells(part[0]!),
        rows: part.slice(2).map(cells),
        source: part.join("\n"),
      });
    } else {
      const part = take(
        (l) =>
          !!l.trim() &&
          !/^#{1,6}\s/.test(l) &&
          !FENCE.test(l) &&
          !ITEM.test(l) &&
          !l.trimStart().startsWith("|"),
      );
      const source = (part.length ? part : [lines[i++]!]).join(" ");
      found.push({ kind: "paragraph", inside: inline(source), source });
    }
  }
  return found;
}

/** The parts of the deck as SVG symbols in the page; a card refers to them with `<use>`. */
import { backOf, courtHalf, JOKER, PATTERNS } from "./courtArt";
import { GLYPHS, SUIT_PATHS } from "./glyphArt";
import "./deckSymbols.css"; // beside the markup: the content security policy allows no inline style

const ID = "ls-deck";

const symbol = (name: string, width: number, height: number, content: string): string =>
  `<symbol id="ls-${name}" viewBox="0 0 ${width} ${height}">${content}</symbol>`;

function symbols(): string {
  const suits = Object.entries(SUIT_PATHS).map(([suit, d]) =>
    symbol(suit, 100, 100, `<path d="${d}" fill="currentColor" fill-rule="evenodd"/>`),
  );
  const glyphs = Object.entries(GLYPHS).map(([name, [heavy, light, width]]) => {
    const strokes = [`<path d="${heavy}" class="ls-h"/>`];
    if (light) strokes.push(`<path d="${light}" class="ls-l"/>`);
    if (name === "J") strokes.push('<circle cx="12" cy="76" r="8" class="ls-f"/>');
    return symbol(`i-${name}`, width, 100, strokes.join(""));
  });
  const courts = ["J", "Q", "K"].flatMap((rank) =>
    ["C", "D", "H", "S"].map((suit) => {
      const half = courtHalf(rank, suit);
      return symbol(rank + suit, 250, 350, `${half}<g transform="rotate(180 125 175)">${half}</g>`);
    }),
  );
  const backs = Object.keys(PATTERNS).map((pattern) =>
    symbol(`back-${pattern}`, 250, 350, backOf(pattern)),
  );
  const others = [symbol("joker", 250, 350, JOKER), ...backs];
  return `<defs>${Object.values(PATTERNS).join("")}</defs>${[...suits, ...glyphs, ...courts, ...others].join("")}`;
}

/** Adds the symbols to the page, unless they are there. */
export function mountDeckSymbols(): void {
  if (document.getElementById(ID)) return;
  const holder = document.createElement("div");
  holder.innerHTML = `<svg id="${ID}" aria-hidden="true" width="0" height="0">${symbols()}</svg>`;
  document.body.append(holder.firstElementChild!);
}

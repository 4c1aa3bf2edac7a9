/** The parts of the deck as SVG symbols in the page; a card refers to them with `<use>`. */
import { BACK, courtHalf, JOKER, WEAVE } from "./courtArt";
import { GLYPHS, SUIT_PATHS } from "./glyphArt";

const ID = "ls-deck";

function symbols(): string {
  const suits = Object.entries(SUIT_PATHS).map(
    ([suit, d]) =>
      `<symbol id="ls-${suit}" viewBox="0 0 100 100"><path d="${d}" fill="currentColor" fill-rule="evenodd"/></symbol>`,
  );
  const glyphs = Object.entries(GLYPHS).map(
    ([name, [heavy, light, width]]) =>
      `<symbol id="ls-i-${name}" viewBox="0 0 ${width} 100"><path d="${heavy}" class="ls-h"/>${light && `<path d="${light}" class="ls-l"/>`}${name === "J" ? '<circle cx="12" cy="76" r="8" class="ls-f"/>' : ""}</symbol>`,
  );
  const courts = ["J", "Q", "K"].flatMap((rank) =>
    ["C", "D", "H", "S"].map(
      (suit) =>
        `<symbol id="ls-${rank}${suit}" viewBox="0 0 250 350">${courtHalf(rank, suit)}<g transform="rotate(180 125 175)">${courtHalf(rank, suit)}</g><path d="M52 175H198" class="g"/></symbol>`,
    ),
  );
  return `<defs>${WEAVE}</defs>${suits.join("")}${glyphs.join("")}${courts.join("")}<symbol id="ls-joker" viewBox="0 0 250 350">${JOKER}</symbol><symbol id="ls-back" viewBox="0 0 250 350">${BACK}</symbol>`;
}

/** Adds the symbols to the page, unless they are there. */
export function mountDeckSymbols(): void {
  if (document.getElementById(ID)) return;
  const holder = document.createElement("div");
  holder.innerHTML = `<svg id="${ID}" aria-hidden="true" width="0" height="0" style="position:absolute;--back-line:#cfe1ee"><style>.ls-h{fill:none;stroke:currentColor;stroke-width:14;stroke-linejoin:round}.ls-l{fill:none;stroke:currentColor;stroke-width:7}.ls-f{fill:currentColor}.ls-o{fill:none;stroke:var(--court-ink);stroke-width:2.5;stroke-linecap:round}.ls-g{fill:none;stroke:var(--court-gold);stroke-width:4}.ls-p{fill:none;stroke:var(--card);stroke-width:3}.ls-w{fill:none;stroke:var(--back-line);stroke-width:4;stroke-linecap:round}</style>${symbols()}</svg>`;
  document.body.append(holder.firstElementChild!);
}

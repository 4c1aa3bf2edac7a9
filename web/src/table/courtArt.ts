/** SVG of court cards, the joker and the back.  A court card is one half and its rotated copy. */
const GOLD = "var(--court-gold)";
const SKIN = "var(--court-skin)";
const PAPER = "var(--card)";

/** Crowns and hats. */
const HEADS: Record<string, string> = {
  K: `<path d="M87 82L82 48L103 64L125 38L147 64L168 48L163 82Z" fill="${GOLD}"/>
  <path d="M87 82L82 48L103 64L125 38L147 64L168 48L163 82Z" class="ls-o"/>
  <circle cx="125" cy="36" r="5" class="ls-f"/>
  <circle cx="82" cy="46" r="4" class="ls-f"/>
  <circle cx="168" cy="46" r="4" class="ls-f"/>
  <path d="M88 75H162" class="ls-o"/>`,
  Q: `<path d="M86 84C84 58 100 46 125 46C150 46 166 58 164 84
    C152 74 98 74 86 84Z" fill="currentColor"/>
  <path d="M86 84C98 74 152 74 164 84" class="ls-g"/>
  <circle cx="125" cy="42" r="7" fill="${GOLD}"/>
  <circle cx="125" cy="42" r="7" class="ls-o"/>
  <circle cx="103" cy="60" r="3.5" fill="${GOLD}"/>
  <circle cx="125" cy="57" r="3.5" fill="${GOLD}"/>
  <circle cx="147" cy="60" r="3.5" fill="${GOLD}"/>`,
  J: `<path d="M84 84L90 58C112 50 138 50 158 60L166 84Z" fill="currentColor"/>
  <path d="M84 84H166" class="ls-g"/>
  <path d="M156 66C176 58 184 44 178 30C162 34 152 46 150 62Z" fill="${GOLD}"/>
  <path d="M156 66C176 58 184 44 178 30C162 34 152 46 150 62ZM153 64
    C160 54 168 44 176 34" class="ls-o"/>`,
};

/** Hair: long for the queen, a beard for the king. */
const FACES: Record<string, string> = {
  K: `<path d="M92 82V118C92 142 108 156 125 162C142 156 158 142 158 118V82Z" fill="${GOLD}"/>
  <path d="M100 82H150V112C150 124 140 130 125 130C110 130 100 124 100 112Z" fill="${SKIN}"/>
  <path d="M112 117Q119 123 125 117Q131 123 138 117" class="ls-o"/>`,
  Q: `<path d="M88 82C80 108 82 140 94 158H156C168 140 170 108 162 82Z" fill="${GOLD}"/>
  <path d="M100 80H150V108C150 126 139 138 125 138C111 138 100 126 100 108Z" fill="${SKIN}"/>
  <path d="M118 122Q125 128 132 122" class="ls-o"/>`,
  J: `<path d="M90 82V132C98 136 100 128 102 120H148C150 128 152 136 160 132V82Z" fill="${GOLD}"/>
  <path d="M101 82H149V112C149 128 139 138 125 138C111 138 101 128 101 112Z" fill="${SKIN}"/>
  <path d="M116 122H134" class="ls-o"/>`,
};
const EYES = `<circle cx="114" cy="100" r="3.2" class="ls-f"/>
  <circle cx="136" cy="100" r="3.2" class="ls-f"/>
  <path d="M125 100V110" class="ls-o"/>`;

/** The pattern of the robe, by suit. */
const ROBES: Record<string, string> = {
  S: "M62 175L94 146M84 175L110 155M188 175L156 146M166 175L140 155",
  H:
    "M66 164Q76 152 86 164T106 164M144 164Q154 152 164 164T184 164M62 175Q72 164 82 175" +
    "M168 175Q178 164 188 175",
  D: "M82 150L94 162L82 174L70 162ZM168 150L180 162L168 174L156 162Z",
  C: "M74 158H98M66 168H104M176 158H152M184 168H146",
};

export function courtHalf(rank: string, suit: string): string {
  return `<path d="M52 175C54 150 84 142 104 138H146C166 142 196 150 198 175Z" fill="currentColor"/>
  <path d="${ROBES[suit]}" class="ls-p"/>
  ${FACES[rank]}
  ${EYES}
  ${HEADS[rank]}
  <path d="M109 175L125 150L141 175Z" fill="${PAPER}"/>
  <path d="M109 175L125 150L141 175" class="ls-g"/>
  <path d="M52 175C54 150 84 142 104 138M198 175C196 150 166 142 146 138" class="ls-o"/>`;
}

export const JOKER = `<path d="M125 236C96 236 78 222 78 196L62 214C50 186 54 150 82 132L92 158
    L102 118C112 96 138 96 148 118L158 158L168 132
    C196 150 200 186 188 214L172 196C172 222 154 236 125 236Z" fill="currentColor"/>
  <path d="M92 158L102 118C112 96 138 96 148 118L158 158C140 146 110 146 92 158Z" fill="${GOLD}"/>
  <path d="M92 160C110 148 140 148 158 160V196C158 216 144 226 125 226C106 226 92 216 92 196
    Z" fill="${SKIN}"/>
  <circle cx="111" cy="180" r="4" class="ls-f"/>
  <circle cx="139" cy="180" r="4" class="ls-f"/>
  <path d="M125 180V194M106 204Q125 220 144 204" class="ls-o"/>
  <circle cx="62" cy="220" r="9" fill="${GOLD}"/>
  <circle cx="188" cy="220" r="9" fill="${GOLD}"/>
  <circle cx="125" cy="96" r="9" fill="${GOLD}"/>
  <circle cx="62" cy="220" r="9" class="ls-o"/>
  <circle cx="188" cy="220" r="9" class="ls-o"/>
  <circle cx="125" cy="96" r="9" class="ls-o"/>`;

/** The logo, four rising bars, as the pattern of a back. */
const BARS = "M4 30V22M12 30V16M20 30V10M28 30V4";
/** The patterns of the backs; each is drawn in `--back-line` on `--back`. */
export const PATTERNS = {
  weave: `<pattern id="ls-weave" width="64" height="64"
  patternUnits="userSpaceOnUse" x="29" y="31">
  <path d="${BARS}" transform="translate(0 0)" class="ls-w"/>
  <path d="${BARS}" transform="translate(66 30) rotate(90)" class="ls-w"/>
  <path d="${BARS}" transform="translate(64 64) rotate(180)" class="ls-w"/>
  <path d="${BARS}" transform="translate(-2 34) rotate(-90)" class="ls-w" opacity="0"/>
  <path d="${BARS}" transform="translate(-2 66) rotate(-90)" class="ls-w"/>
  </pattern>`,
  lattice: `<pattern id="ls-lattice" width="32" height="44" patternUnits="userSpaceOnUse"
  x="13" y="21">
  <path d="M0 22L16 0L32 22L16 44Z" class="ls-n"/>
  <path d="M16 14L22 22L16 30L10 22Z" class="ls-b"/>
  </pattern>`,
  scales: `<pattern id="ls-scales" width="40" height="40" patternUnits="userSpaceOnUse"
  x="25" y="15">
  <path d="M0 20A20 20 0 0 1 40 20M7 20A13 13 0 0 1 33 20M14 20A6 6 0 0 1 26 20" class="ls-n"/>
  <path d="M-20 40A20 20 0 0 1 20 40M-13 40A13 13 0 0 1 13 40M-6 40A6 6 0 0 1 6 40M20 40A20 20
    0 0 1 60 40M27 40A13 13 0 0 1 53 40M34 40A6 6 0 0 1 46 40" class="ls-n"/>
  </pattern>`,
} as const;
/** The pattern of every back. */
export const BACKS = { bars: "weave", red: "weave", lattice: "lattice", scales: "scales" } as const;

export const backOf = (pattern: string): string => `<rect
    width="250" height="350" rx="15" fill="var(--card)"/>
  <rect x="13" y="13" width="224" height="324" rx="8" fill="var(--back)"/>
  <rect x="21" y="21" width="208" height="308" rx="4" fill="url(#ls-${pattern})"
    stroke="var(--back-line)" stroke-width="2"/>`;

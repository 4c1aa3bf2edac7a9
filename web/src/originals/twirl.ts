/** The icon twirl: while the page is out of sight, its icon turns and its title says whose turn it is. */
const FRAMES = 4;
const STRIDE = 1000; // milliseconds; a hidden page is woken no more often

/** The mark with its bars moved on by some places; the build draws them (shell/icons.js). */
const drawn = (turn: number): string => (turn ? `/icon-turn-${turn}.svg` : "/icon.svg");

export interface Twirl {
  /** Whether the icon turns at all. */
  turns(): boolean;
  /** What the title says instead, now; empty leaves it. */
  says(): string;
}

/** Begins to mind the page; the function it gives ends it. */
export function twirl({ turns, says }: Twirl): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = icon?.getAttribute("href") ?? "/icon.svg";
  let title = "";
  let timer: ReturnType<typeof setInterval> | undefined;
  let turn = 0;
  const rest = (): void => {
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    icon?.setAttribute("href", href);
    document.title = title;
  };
  const seen = (): void => {
    if (!document.hidden) return rest();
    if (timer !== undefined) return;
    title = document.title;
    timer = setInterval(() => {
      turn = (turn + 1) % FRAMES;
      if (turns()) icon?.setAttribute("href", drawn(turn));
      const said = says();
      document.title = said && turn % 2 ? said : title;
    }, STRIDE);
  };
  document.addEventListener("visibilitychange", seen);
  seen();
  return () => {
    document.removeEventListener("visibilitychange", seen);
    rest();
  };
}

/** The icon twirl: while the page is hidden, its icon turns and its title says whose turn it is. */
const FRAMES = 3; // as many icons as the original program had
const FRAME_TIME = 1000; // ms; browsers run timers of hidden pages no more often

/** A frame of the animation, drawn by the build (shell/icons.js). */
const frameUrl = (turn: number): string => (turn ? `/icon-turn-${turn}.svg` : "/icon.svg");

export interface Twirl {
  /** Returns true if the icon turns. */
  enabled(): boolean;
  /** The text to show in the title now; "" for none. */
  titleText(): string;
}

/** Starts the animation; the result stops it. */
export function twirl({ enabled, titleText }: Twirl): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = icon?.getAttribute("href") ?? "/icon.svg";
  let title = "";
  let timer: ReturnType<typeof setInterval> | undefined;
  let turn = 0;
  const stop = (): void => {
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    icon?.setAttribute("href", href);
    document.title = title;
  };
  const onVisibility = (): void => {
    if (!document.hidden) return stop();
    if (timer !== undefined) return;
    title = document.title;
    timer = setInterval(() => {
      turn = (turn + 1) % FRAMES;
      if (enabled()) icon?.setAttribute("href", frameUrl(turn));
      const text = titleText();
      document.title = text && turn % 2 ? text : title;
    }, FRAME_TIME);
  };
  document.addEventListener("visibilitychange", onVisibility);
  onVisibility();
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    stop();
  };
}

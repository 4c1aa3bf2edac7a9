/** The client-side router: the path and hash of the address bar as reactive state. */
export const route = $state({ path: location.pathname, hash: location.hash });

function update(): void {
  route.path = location.pathname;
  route.hash = location.hash;
}

addEventListener("popstate", update);
addEventListener("hashchange", update);

export function navigate(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  update();
  scrollTo(0, 0);
}

/** An attachment for links: `<a href="/lobby" {@attach link}>` navigates without a page load. */
export function link(a: HTMLAnchorElement): () => void {
  const click = (e: MouseEvent): void => {
    if (e.defaultPrevented || e.button || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
    e.preventDefault();
    navigate(a.pathname + a.hash);
  };
  a.addEventListener("click", click);
  return () => a.removeEventListener("click", click);
}

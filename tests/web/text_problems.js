/** The texts of the page, and those that are cut off or reach out of the screen. */
() => {
  const layout = [];
  const texts = [];
  const wide = document.documentElement.clientWidth;
  const name = (element) =>
    element.tagName.toLowerCase() +
    [...element.classList].filter((one) => !one.startsWith("svelte-")).map((one) => `.${one}`).join("");
  const path = (element) =>
    [element.parentElement, element].filter(Boolean).map(name).join(" > ");

  /** The nearest box that cuts off what reaches out of it; null if one can scroll there. */
  function clip(element, axis) {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const overflow = axis === "x" ? style.overflowX : style.overflowY;
      if (overflow === "auto" || overflow === "scroll") return "scrolls";
      if (overflow === "hidden" || overflow === "clip") return box.getBoundingClientRect();
      if (style.position === "fixed") return null;
    }
    return null;
  }

  /** True of texts for screen readers only, and of what is not shown at all. */
  function unseen(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    for (let box = element; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      const rect = box.getBoundingClientRect();
      if (style.clipPath !== "none" || style.clip !== "auto") return true;
      if (rect.width <= 2 && rect.height <= 2 && style.overflow === "hidden") return true;
    }
    return false;
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent.trim();
    if (!text || element.closest("script, style, svg, noscript, option")) continue;
    if (!element.closest("bdi, code")) texts.push([path(element), text]); // else a name
    if (unseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width && rect.height);
    const [boxX, boxY] = [clip(element, "x"), clip(element, "y")];
    const shown = text.slice(0, 60);
    if (boxX && boxX !== "scrolls") {
      const cut = rects.some((r) => r.right > boxX.right + 1 || r.left < boxX.left - 1);
      if (cut) layout.push(["cut off", path(element), shown]);
    } else if (!boxX && rects.some((r) => r.right > wide + 1 || r.left < -1))
      layout.push(["out of the screen", path(element), shown]);
    if (boxY && boxY !== "scrolls") {
      const middle = (r) => (r.top + r.bottom) / 2;
      const cut = rects.some((r) => middle(r) > boxY.bottom || middle(r) < boxY.top);
      if (cut) layout.push(["cut off", path(element), shown]);
    }
  }
  for (const element of document.querySelectorAll("option")) texts.push(["option", element.text]);
  for (const attribute of ["title", "aria-label", "placeholder", "alt", "aria-description"])
    for (const element of document.querySelectorAll(`[${attribute}]`))
      texts.push([`${name(element)}[${attribute}]`, element.getAttribute(attribute)]);
  const names = [...document.querySelectorAll("bdi")].map((one) => one.textContent.trim());
  const withoutNames = names.reduce((title, one) => title.replace(one, ""), document.title);
  texts.push(["title", withoutNames]);
  for (const select of document.querySelectorAll("select")) {
    if (unseen(select)) continue;
    const { right, left } = select.getBoundingClientRect();
    if (right > wide + 1 || left < -1) layout.push(["out of the screen", path(select), select.value]);
  }
  if (document.documentElement.scrollWidth > wide + 1)
    layout.push(["the page scrolls sideways", "html", String(document.documentElement.scrollWidth)]);
  return { layout, texts };
};

// Code and tables that scroll are reached by the keyboard; the buttons of each block have a name.
const mend = () => {
  const scrolling = "pre > code:not([tabindex]), .md-typeset__scrollwrap:not([tabindex])";
  for (const element of document.querySelectorAll(scrolling)) element.tabIndex = 0;
  document.querySelectorAll("nav.md-code__nav").forEach((nav, place) => {
    nav.setAttribute("aria-label", `Code ${place + 1}`);
  });
};
new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });
mend();

/**
 * Texts of a page in the pseudo-language that have Latin letters or overflow, one a line.
 * It skips typed text, codes of rooms, notation and text marked as another language: these are not words of the page.
 */
(allowed) => {
  const latin = /[A-Za-zÀ-ÖØ-öø-ÿ]{2,}/;
  const known = new RegExp(allowed, "g");
  const skipped = "code, kbd, script, style, option[lang], [lang]:not(html), [translate=no], textarea";
  const shown = (element) => element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true });
  const found = new Set();
  const look = (where, text) => {
    const rest = text.replaceAll(known, " ").trim();
    if (latin.test(rest)) found.add(`${where}: ${text.trim()}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (element.closest(skipped) || (element.closest("option") === null && !shown(element))) continue;
    look(element.localName, walker.currentNode.data);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-roledescription]")) {
    if (element.closest(skipped)) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-roledescription"]) {
      look(`${element.localName} ${name}`, element.getAttribute(name) ?? "");
    }
  }
  const wide = new Set();
  // Text for screen readers only is a pixel wide.
  const ONLY_HEARD = 2;
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) wide.add(`the page scrolls sideways by ${document.documentElement.scrollWidth - width} px`);
  const scrolls = (element) => {
    for (let up = element.parentElement; up !== null; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/auto|scroll/.test(style.overflowX) || (style.overflowX === "hidden" && style.textOverflow === "ellipsis")) return true;
    }
    return false;
  };
  for (const element of document.querySelectorAll("body *")) {
    if (!(element instanceof HTMLElement) || !shown(element) || element.closest(".unseen, .skip, select, option")) continue;
    const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
    if (!words) continue;
    const text = element.textContent.trim().slice(0, 60);
    const box = element.getBoundingClientRect();
    if ((box.right > width + 1 || box.left < -1) && !scrolls(element)) wide.add(`beyond the edge: ${text}`);
    const style = getComputedStyle(element);
    const cut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > ONLY_HEARD && style.display !== "inline";
    if (cut && (style.overflowX === "visible" || style.textOverflow === "clip") && !/auto|scroll/.test(style.overflowX)) wide.add(`wider than its box: ${text}`);
  }
  return { latin: [...found], wide: [...wide] };
}

/** Measures each text on the wall, or in the open dialogue: [trouble]. A small board and words for screen readers do not count; the letters of a large board have their own size. */
([least, published, playing]) => {
  const unit = innerWidth / 1280;
  const trouble = [];
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector("dialog[open]") ?? document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const of = node.parentElement;
    if (node.data.trim() === "" || of.closest(".mini, svg, .unseen, [aria-hidden=true]:not(.code *, .number *, .hand *), button")) continue;
    if (!of.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    const size = (parseFloat(getComputedStyle(of).fontSize) * (of.currentCSSZoom ?? 1)) / unit;
    const tile = of.closest(".boards");
    const isGiven = of.classList.contains("name") && tile !== null;
    const floor = isGiven ? (tile.querySelector("li.waiting") ? published : playing) : least;
    const said = `${node.data.trim().slice(0, 40)} (${of.className}) ${size.toFixed(1)}px`;
    if (size + 0.05 < floor && !of.closest(".item .board")) trouble.push(`small: ${said} < ${floor}`);
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) trouble.push(`outside: ${said}`);
    for (let around = of; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const edge = around.getBoundingClientRect();
      if (box.left < edge.left - 2 || box.top < edge.top - 2 || box.right > edge.right + 2 || box.bottom > edge.bottom + 2) {
        trouble.push(`cut: ${said} by ${around.className}`);
        break;
      }
    }
    for (const line of range.getClientRects()) texts.push({ said, line, of });
  }
  for (const [at, { said, line, of }] of texts.entries())
    for (const other of texts.slice(at + 1)) {
      if (other.of === of) continue;
      const wide = Math.min(line.right, other.line.right) - Math.max(line.left, other.line.left);
      const high = Math.min(line.bottom, other.line.bottom) - Math.max(line.top, other.line.top);
      if (wide > 2 && high > Math.min(line.height, other.line.height) * 0.25) trouble.push(`over each other: ${said} and ${other.said}`);
    }
  return trouble.slice(0, 12);
};

/**
 * The visible share of the board on the current page: sample points of the drawing, and the topmost element at each.
 * `covered` counts only points under another element; `cut` are keys of a pad that the panel's edge cuts. `surface` is the whole
 * board: two boards, lines. Sizes in px.
 */
async (percent) => {
  const POINTS = 14;
  document.documentElement.style.fontSize = `${percent}%`;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  window.scrollTo(0, 0);
  const region = document.querySelector('section[aria-label="Tablero"]');
  const area = (element) => element.getBoundingClientRect().width * element.getBoundingClientRect().height;
  const drawn = [...region.querySelectorAll('svg[role="grid"], .felt')].filter((each) => each.tagName === "svg" || each.tagName === "DIV");
  const board = drawn.sort((one, other) => area(other) - area(one))[0];
  const pane = board.closest(".pane") ?? board;
  let box = pane.getBoundingClientRect();
  if (pane === board && board.viewBox) {
    const { width, height } = board.viewBox.baseVal;
    const scale = Math.min(box.width / width, box.height / height);
    box = new DOMRect(
      box.x + (box.width - width * scale) / 2,
      box.y + (box.height - height * scale) / 2,
      width * scale,
      height * scale,
    );
  }
  const surface = (board.closest('[data-testid="surface"]') ?? pane).getBoundingClientRect();
  let seen = 0;
  let covered = 0;
  for (let row = 0; row < POINTS; row += 1)
    for (let column = 0; column < POINTS; column += 1) {
      const x = box.x + ((column + 0.5) / POINTS) * box.width;
      const y = box.y + ((row + 0.5) / POINTS) * box.height;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const top = document.elementFromPoint(x, y);
      if (top !== null && (pane.contains(top) || top.contains(pane))) seen += 1;
      else covered += 1;
    }
  const all = POINTS * POINTS;
  // Partly visible keys of a pad: the panel scrolls, but all keys must be there at once.
  const panel = document.querySelector(".board-panel")?.getBoundingClientRect();
  const isCut = ({ top, bottom }) => top < Math.min(panel.bottom, innerHeight) && bottom > Math.min(panel.bottom, innerHeight) + 4;
  const cut = [...document.querySelectorAll(".board-panel .keys button")].filter((key) => key.offsetParent !== null && isCut(key.getBoundingClientRect()));
  return {
    seen: seen / all,
    covered: covered / all,
    cut: cut.map((key) => key.getAttribute("aria-label") ?? key.textContent.trim()),
    width: Math.round(box.width),
    height: Math.round(box.height),
    surface: [Math.round(surface.width), Math.round(surface.height)],
    sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  };
}

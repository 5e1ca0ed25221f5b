/** Names and sizes in px of touch targets that are too small and too near to another target. */
() => {
  const LEAST = 24;
  const wanted = 'button, a[href], input, select, summary, [role="gridcell"][tabindex]';
  const inLine = (one) => one.tagName === "A" && getComputedStyle(one).display === "inline";
  const shown = [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility() && !one.closest(".unseen, [inert]") && !inLine(one));
  const boxes = shown.map((one) => ({ one, box: (one.closest("label") ?? one).getBoundingClientRect() })).filter(({ box }) => box.width > 1);
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  // A circle of 24 px around the middle of a smaller target must meet no other target, and no such circle of another one.
  const meets = ([x, y], box) => {
    const dx = Math.max(box.left - x, 0, x - box.right);
    const dy = Math.max(box.top - y, 0, y - box.bottom);
    return Math.hypot(dx, dy) < LEAST / 2 - 0.5;
  };
  const isSmall = ({ box }) => Math.min(box.width, box.height) < LEAST - 0.5;
  const crowded = (each) => boxes.some((other) => {
    if (other.one === each.one || other.one.closest("label") && other.one.closest("label") === each.one.closest("label")) return false;
    if (other.one.contains(each.one) || each.one.contains(other.one)) return false;
    if (!isSmall(other)) return meets(middle(each.box), other.box);
    const [[x, y], [u, v]] = [middle(each.box), middle(other.box)];
    return Math.hypot(x - u, y - v) < LEAST - 0.5;
  });
  return boxes.filter((each) => isSmall(each) && crowded(each)).map(({ one, box }) =>
    `${one.dataset.cell ?? one.ariaLabel ?? one.innerText ?? one.tagName}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`);
}

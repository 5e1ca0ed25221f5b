/**
 * Parts of a small board's drawing that lie outside of the board or of their own drawing; and the share of the square's side
 * that the board fills.
 */
async (mini) => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // Thrown dice are in the air for a moment.
  for (const animation of mini.getAnimations({ subtree: true })) if (animation.effect.getTiming().iterations !== Infinity) animation.finish();
  const SLACK_PX = 1.5;
  const square = mini.getBoundingClientRect();
  const isOut = (box, frame) =>
    box.left < frame.left - SLACK_PX || box.top < frame.top - SLACK_PX || box.right > frame.right + SLACK_PX || box.bottom > frame.bottom + SLACK_PX;
  const isSeen = (element, box) =>
    box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === "visible" && element.closest(".unseen, .sr-only, defs, clipPath, mask, title, desc") === null;
  const cut = new Set();
  const all = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const element of mini.querySelectorAll(".board *")) {
    const box = element.getBoundingClientRect();
    if (!isSeen(element, box)) continue;
    const svg = element.tagName === "svg" ? null : element.closest("svg");
    const isPainted = svg !== null && getComputedStyle(element).fill !== "none";
    const isText = svg === null && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
    if (element.tagName !== "svg" && !isPainted && !isText) continue;
    for (const side of ["left", "top"]) all[side] = Math.min(all[side], box[side]);
    for (const side of ["right", "bottom"]) all[side] = Math.max(all[side], box[side]);
    const named = `${element.tagName}.${element.getAttribute("class") ?? ""} ${(element.textContent ?? "").trim().slice(0, 20)}`;
    if (isOut(box, square)) cut.add(`${named} (${["left", "top", "right", "bottom"].map((side) => Math.round(box[side] - square[side])).join(" ")})`);
  }
  return { cut: [...cut].slice(0, 6), filled: Math.max((all.right - all.left) / square.width, (all.bottom - all.top) / square.height) };
}

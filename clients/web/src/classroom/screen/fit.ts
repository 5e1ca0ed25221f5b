/**
 * An attachment that makes the only child of an element fit into it, so that the screen cuts nothing off. First it makes the board in the
 * child smaller (`--wall-height`), then the whole child.
 */
const LEAST_BOARD = 0.4;
const SMALLEST = 0.6;
/** Maximum number of steps. A board that is limited by its width becomes smaller only after some steps. */
const STEPS = 8;

export function fits(parent: HTMLElement): () => void {
  const fit = (): void => {
    const child = parent.firstElementChild;
    const room = parent.clientHeight;
    if (!(child instanceof HTMLElement) || room === 0) return;
    child.style.zoom = "1";
    let board = room;
    for (let turn = 0; turn < STEPS; turn++) {
      child.style.setProperty("--wall-height", `${board}px`);
      const over = child.scrollHeight - room;
      if (over <= 1) return;
      board = Math.max(room * LEAST_BOARD, board - over);
    }
    child.style.setProperty("--wall-height", `${board}px`);
    if (child.scrollHeight > room + 1) child.style.zoom = String(Math.max(SMALLEST, Math.floor((room / child.scrollHeight) * 100) / 100));
  };
  const watching = new ResizeObserver(fit);
  watching.observe(parent);
  const changes = new MutationObserver(() => {
    if (parent.firstElementChild) watching.observe(parent.firstElementChild);
    fit();
  });
  changes.observe(parent, { childList: true, subtree: true, characterData: true });
  fit();
  return () => {
    watching.disconnect();
    changes.disconnect();
  };
}

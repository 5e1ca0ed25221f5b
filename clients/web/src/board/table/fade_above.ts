import "./fade_above.css";

/** Fades the first line of a list that scrolls, while lines are hidden above it: a line cut in half looks like a fault. */
export function fadeAbove(list: HTMLElement): () => void {
  const show = (): void => {
    list.dataset.above = list.scrollTop > 1 ? "more" : "";
  };
  show();
  list.addEventListener("scroll", show, { passive: true });
  return () => list.removeEventListener("scroll", show);
}

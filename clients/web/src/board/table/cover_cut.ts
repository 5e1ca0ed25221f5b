import "./cover_cut.css";

/** Covers a line of a list that its upper edge would cut: half a line looks like a fault. */
export function coverCut(list: HTMLElement): () => void {
  const show = (): void => {
    const { scrollTop } = list;
    const edge = list.getBoundingClientRect().top + list.clientTop;
    const cut = scrollTop > 1 ? [...list.querySelectorAll("li")].find((line) => line.getBoundingClientRect().bottom > edge + 1) : undefined;
    const { top = edge, bottom = edge } = cut?.getBoundingClientRect() ?? {};
    list.style.setProperty("--cut", top < edge - 1 ? `${bottom - edge}px` : "0px");
  };
  const frame = requestAnimationFrame(show);
  list.addEventListener("scroll", show, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    list.removeEventListener("scroll", show);
  };
}

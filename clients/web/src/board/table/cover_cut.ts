import "./cover_cut.css";

/** The space above a line's text. An edge that cuts only this cuts nothing that people see. */
const PADDING_PX = 3;

/** Covers a line of a list that its upper edge would cut: half a line looks like a fault. */
export function coverCut(list: HTMLElement): () => void {
  const show = (): void => {
    const { scrollTop } = list;
    const edge = list.getBoundingClientRect().top + list.clientTop;
    const cut = scrollTop > 1 ? [...list.querySelectorAll("li")].find((line) => line.getBoundingClientRect().bottom > edge + PADDING_PX) : undefined;
    const { top = edge, bottom = edge } = cut?.getBoundingClientRect() ?? {};
    list.style.setProperty("--cut", top < edge - PADDING_PX ? `${bottom - edge}px` : "0px");
  };
  const sizes = new ResizeObserver(show);
  for (const each of [list, ...list.children]) sizes.observe(each);
  list.addEventListener("scroll", show, { passive: true });
  return () => {
    sizes.disconnect();
    list.removeEventListener("scroll", show);
  };
}

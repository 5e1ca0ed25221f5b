import "./cover_cut.css";

/** The space above a line's text. An edge that cuts only this cuts nothing that people see. */
const PADDING_PX = 3;

/** Covers the lines of a list that its upper or lower edge would cut: half a line looks like a fault. */
export function coverCut(list: HTMLElement): () => void {
  const show = (): void => {
    const { scrollTop } = list;
    const edge = list.getBoundingClientRect().top + list.clientTop;
    // From the end, because a list mostly stands at its newest line and may be long.
    const first = scrollTop > 1 ? [...list.querySelectorAll("li")].findLast((line) => line.getBoundingClientRect().top < edge - PADDING_PX) : undefined;
    const { bottom = edge } = first?.getBoundingClientRect() ?? {};
    list.style.setProperty("--cut", bottom > edge + PADDING_PX ? `${bottom - edge}px` : "0px");
    const end = edge + list.clientHeight;
    const isAtEnd = scrollTop >= list.scrollHeight - list.clientHeight - 1;
    const last = isAtEnd ? undefined : [...list.querySelectorAll("li")].find((line) => line.getBoundingClientRect().bottom > end + PADDING_PX);
    const { top: from = end } = last?.getBoundingClientRect() ?? {};
    list.style.setProperty("--cut-end", from < end - PADDING_PX ? `${end - from}px` : "0px");
  };
  const sizes = new ResizeObserver(show);
  for (const each of [list, ...list.children]) sizes.observe(each);
  list.addEventListener("scroll", show, { passive: true });
  return () => {
    sizes.disconnect();
    list.removeEventListener("scroll", show);
  };
}

/**
 * Moves the last part of a layout before the others while it comes first on a wide screen, so that the order of the keys is the order on
 * the screen. The part keeps its state and the focus.
 */
const WIDE = "(min-aspect-ratio: 1/1) and (min-width: 34rem)";

export function columnFirst(isFirst: () => boolean): (columns: HTMLElement) => () => void {
  return (columns) => {
    const wide = matchMedia(WIDE);
    const wanted = isFirst();
    const place = (): void => {
      const column = columns.querySelector<HTMLElement>(":scope > aside");
      if (column === null || (columns.firstElementChild === column) === (wanted && wide.matches)) return;
      const focused = document.activeElement;
      if (wanted && wide.matches) columns.prepend(column);
      else columns.append(column);
      if (focused instanceof HTMLElement && column.contains(focused)) focused.focus({ preventScroll: true });
    };
    place();
    wide.addEventListener("change", place);
    return () => wide.removeEventListener("change", place);
  };
}

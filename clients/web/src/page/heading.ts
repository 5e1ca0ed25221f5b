/** Moves the focus on a new page to its heading, which names the page, as soon as it exists. */

/** Maximum loading time of a page on a slow network. */
const WAIT_MS = 30_000;

/** Moves the focus from `main` to its first heading, unless it has moved elsewhere by then. Returns a function that cancels. */
export function focusHeading(main: HTMLElement): () => void {
  const watching = new MutationObserver(look);
  const timer = setTimeout(stop, WAIT_MS);
  function stop(): void {
    watching.disconnect();
    clearTimeout(timer);
  }
  function look(): void {
    const heading = main.querySelector("h1");
    if (heading === null) return;
    stop();
    if (document.activeElement !== main && document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  watching.observe(main, { childList: true, subtree: true });
  look();
  return stop;
}

/**
 * An attachment that makes a toolbar's buttons one tab stop. Arrow keys, Home and End move among the visible buttons, and the stop stays on
 * the last used one.
 */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function oneTabStop(bar: HTMLElement): () => void {
  let stop: Element | undefined;

  function settle(): void {
    const all = [...bar.querySelectorAll("button")];
    const shown = all.filter((button) => button.checkVisibility());
    const at = shown.find((button) => button === stop) ?? shown[0] ?? all[0];
    for (const button of all) button.tabIndex = button === at ? 0 : -1;
  }
  function onfocusin(event: FocusEvent): void {
    if (event.target instanceof Element) stop = event.target;
    settle();
  }
  function onkeydown(event: KeyboardEvent): void {
    const shown = [...bar.querySelectorAll("button")].filter((button) => button.checkVisibility());
    const at = shown.findIndex((button) => button === document.activeElement);
    const step = STEPS[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? shown.length - 1 : step === undefined ? undefined : (at + step + shown.length) % shown.length;
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    shown[to]?.focus();
  }
  const watcher = new MutationObserver(settle);
  watcher.observe(bar, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  bar.addEventListener("focusin", onfocusin);
  bar.addEventListener("keydown", onkeydown);
  settle();
  return () => {
    watcher.disconnect();
    bar.removeEventListener("focusin", onfocusin);
    bar.removeEventListener("keydown", onkeydown);
  };
}

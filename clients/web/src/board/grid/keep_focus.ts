/**
 * Keeps the focus where somebody acts by keys: when the control that has it goes away or can be used no more, the next one of its
 * group has it, else another control of the panel, else the board's current cell, else the panel itself; never the top of the page.
 * A control that only moves within the page, as the cells of a board that is turned round, keeps it.
 */
const GROUPS = '[role="group"], [role="toolbar"], .acting, .own, .messages, .board-panel';
const CONTROLS = "button:not(:disabled), [role=gridcell][tabindex='0']";
const PANELS = [".acting", ".messages", ".board-surface"];
/** Has the focus while there is nothing to act with: the next Tab is at what comes there. */
const EMPTY_PANEL = ".board-panel";

type Kept = { control: Element; groups: { group: Element; at: number }[] };

/** What a style hides takes no focus, such as the key that folds a pad's others, which only a phone shows. */
const isShown = (control: Element): boolean =>
  control.getAttribute("tabindex") !== "-1" && !control.closest("[inert]") && control.checkVisibility({ visibilityProperty: true });

function controlsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(CONTROLS)].filter(isShown);
}

/** The groups around a control, the closest first, and which of their controls it is. */
function kept(control: Element, root: Element): Kept {
  const groups: Kept["groups"] = [];
  for (let group = control.closest(GROUPS); group !== null && root.contains(group); group = group.parentElement?.closest(GROUPS) ?? null) {
    groups.push({ group, at: controlsOf(group).indexOf(control as HTMLElement) });
  }
  return { control, groups };
}

/** The control that takes the place of one that is gone; undefined where there is none. */
function nextOf({ groups }: Kept, root: Element): HTMLElement | undefined {
  for (const { group, at } of groups) {
    if (!group.isConnected) continue;
    const controls = controlsOf(group);
    const next = controls[Math.min(Math.max(at, 0), controls.length - 1)];
    if (next !== undefined) return next;
  }
  for (const panel of PANELS) {
    for (const each of root.querySelectorAll(panel)) {
      const [first] = controlsOf(each);
      if (first !== undefined) return first;
    }
  }
  return root.querySelector<HTMLElement>(EMPTY_PANEL) ?? undefined;
}

/** An attachment for the element that holds board and panel. */
export function keepFocus(root: Element): () => void {
  let last: Kept | null = null;
  let isLeaving = false;
  const isGone = (control: Element): boolean => !control.isConnected || control.matches(":disabled");

  function onfocusin(event: Event): void {
    if (event.target instanceof Element) last = kept(event.target, root);
  }
  /**
   * Who goes elsewhere by themselves is let go: to another element, or to none by pointing at one that takes no focus, or by Tab out
   * of the page. What else takes the focus to nothing is a change of the page.
   */
  function onfocusout(event: Event): void {
    const left = event.target;
    const isLeft = (event as FocusEvent).relatedTarget !== null || isLeaving;
    queueMicrotask(() => {
      if (isLeft && left instanceof Element && last?.control === left && !isGone(left)) last = null;
    });
  }
  function onleave(event: Event): void {
    if (event instanceof KeyboardEvent && event.key !== "Tab") return;
    isLeaving = true;
    setTimeout(() => (isLeaving = false));
  }
  const watcher = new MutationObserver(() => {
    if (last === null) return;
    const at = document.activeElement;
    if (at !== null && at !== document.body && at !== last.control) return;
    if (!isGone(last.control)) {
      if (at !== last.control) (last.control as HTMLElement | SVGElement).focus({ preventScroll: true });
      return;
    }
    const next = nextOf(last, root);
    next?.focus({ preventScroll: true });
  });
  root.addEventListener("focusin", onfocusin);
  root.addEventListener("focusout", onfocusout);
  const ways = ["pointerdown", "mousedown", "keydown"];
  for (const way of ways) addEventListener(way, onleave, true);
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  return () => {
    root.removeEventListener("focusin", onfocusin);
    root.removeEventListener("focusout", onfocusout);
    for (const way of ways) removeEventListener(way, onleave, true);
    watcher.disconnect();
  };
}

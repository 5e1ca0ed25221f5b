/**
 * Keeps the focus on a control that the player needs next. When the focused control goes away or is disabled, the focus moves to the next
 * key of the same pad or hand, else to the heading of a ruling or result, else to the board's current cell, else to a card or piece of the
 * panel, else to the panel itself; never to the top of the page. A button that acts at once never receives the focus, because a
 * second Enter would then pass, accept or fold against the player's will. A control that only moves within the page, such as a
 * cell of a rotated board, keeps it.
 */
const GROUPS = '[role="group"], [role="toolbar"]';
/** Controls that choose and do not act yet: a pressed card or piece, a key of a pad, a cell of the board. */
const CHOICES = "button[aria-pressed], [role=toolbar] button, [role=gridcell][tabindex='0']";
const OFF = "button:disabled, button[aria-disabled='true']";
const HEADING = ".messages h2[tabindex='-1'], .messages h3[tabindex='-1']";
const HELD = '[role="group"] > button[aria-pressed="true"]:not(:disabled)';
const PANELS = [".board-surface", ".acting"];
/** Gets the focus if there is no better control. The next Tab then leads to the first control of the panel. */
const EMPTY_PANEL = ".board-panel";

type Kept = { control: Element; groups: { group: Element; at: number }[] };

/**
 * Returns whether a control can take the focus. Hidden controls cannot take the focus, such as the fold key of a pad, which
 * only a phone shows. In a toolbar all keys can take the focus, although only one key is a tab stop.
 */
const isShown = (control: Element): boolean =>
  (control.getAttribute("tabindex") !== "-1" || control.closest('[role="toolbar"]') !== null) &&
  !control.closest("[inert]") &&
  control.checkVisibility({ visibilityProperty: true });

function controlsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(CHOICES)].filter((control) => !control.matches(OFF) && isShown(control));
}

/** The groups around a control, the closest first, and the control's index in each. */
function kept(control: Element, root: Element): Kept {
  const groups: Kept["groups"] = [];
  for (let group = control.closest(GROUPS); group !== null && root.contains(group); group = group.parentElement?.closest(GROUPS) ?? null) {
    groups.push({ group, at: controlsOf(group).indexOf(control as HTMLElement) });
  }
  return { control, groups };
}

/** Returns the control that replaces a removed one; undefined if there is none. */
function nextOf({ groups }: Kept, root: Element): HTMLElement | undefined {
  for (const { group, at } of groups) {
    if (!group.isConnected) continue;
    const controls = controlsOf(group);
    const next = controls[Math.min(Math.max(at, 0), controls.length - 1)];
    if (next !== undefined) return next;
  }
  const heading = root.querySelector<HTMLElement>(HEADING);
  if (heading !== null) return heading;
  // A piece in the hand. A second Enter only puts it down.
  const held = root.querySelector<HTMLElement>(HELD);
  if (held !== null && isShown(held)) return held;
  for (const panel of PANELS) {
    for (const each of root.querySelectorAll(panel)) {
      const [first] = controlsOf(each);
      if (first !== undefined) return first;
    }
  }
  return root.querySelector<HTMLElement>(EMPTY_PANEL) ?? undefined;
}

/** The last control that the page itself focused, until that control reads a key. */
let given: Element | null = null;

/** Tells whether the page, not the person, focused this control. The function returns true only once per focus. */
export function wasGiven(control: Element): boolean {
  const isGiven = given === control;
  given = null;
  return isGiven;
}

/** An attachment for the element that contains board and panel. */
export function keepFocus(root: Element): () => void {
  let last: Kept | null = null;
  let isLeaving = false;
  const isGone = (control: Element): boolean => !control.isConnected || control.matches(":disabled");

  function onfocusin(event: Event): void {
    given = null;
    if (event.target instanceof Element) last = kept(event.target, root);
  }
  /**
   * A person may move the focus: to another element, to none by a click on an element without focus, or out of the page by Tab. Any other
   * loss of the focus comes from a change of the page.
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
    if (next === undefined) return;
    next.focus({ preventScroll: true });
    given = next;
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

/** Marks the buttons that a lesson or a hint points at, whichever component draws them and even if they appear later. */
import type { Attachment } from "svelte/attachments";

const MEANT = "meant";
let newest: HTMLElement | null = null;

/** Returns the button to tap next: the button that was marked last. Null if no button is marked. */
export const marked = (): HTMLElement | null => (newest !== null && newest.isConnected && newest.classList.contains(MEANT) ? newest : null);

/**
 * Gives an element below the given element the class `meant` if its `data-call` is one of these names, and scrolls it
 * into view. If several elements match, the element of the first name in the list is scrolled into view.
 */
export function markCalls(calls: () => readonly string[]): Attachment<HTMLElement> {
  return (stage) => {
    const meant = calls();
    const rank = (button: HTMLElement): number => meant.indexOf(button.dataset.call ?? "");
    const mark = (): void => {
      const fresh: HTMLElement[] = [];
      for (const button of stage.querySelectorAll<HTMLElement>("[data-call]")) {
        const isMeant = rank(button) >= 0;
        if (button.classList.contains(MEANT) === isMeant) continue;
        button.classList.toggle(MEANT, isMeant);
        if (isMeant) fresh.push(button);
      }
      for (const button of fresh.sort((one, other) => rank(other) - rank(one))) {
        button.scrollIntoView({ block: "nearest" });
        newest = button;
      }
    };
    mark();
    const watching = new MutationObserver(mark);
    watching.observe(stage, { childList: true, subtree: true, attributeFilter: ["class", "data-call"] });
    return () => watching.disconnect();
  };
}

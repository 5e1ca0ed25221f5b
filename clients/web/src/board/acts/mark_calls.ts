/** Marks the buttons that a lesson or a hint means, whoever draws them and whenever they come. */
import type { Attachment } from "svelte/attachments";

/** Below this element: each button or piece with one of these names as its `data-call` has the class `meant`, and is scrolled into sight. */
export function markCalls(calls: () => readonly string[]): Attachment<HTMLElement> {
  return (stage) => {
    const meant = calls();
    const mark = (): void => {
      for (const button of stage.querySelectorAll<HTMLElement>("[data-call]")) {
        const isMeant = meant.includes(button.dataset.call ?? "");
        if (button.classList.contains("meant") === isMeant) continue;
        button.classList.toggle("meant", isMeant);
        if (isMeant) button.scrollIntoView({ block: "nearest" });
      }
    };
    mark();
    const watching = new MutationObserver(mark);
    watching.observe(stage, { childList: true, subtree: true, attributeFilter: ["class", "data-call"] });
    return () => watching.disconnect();
  };
}

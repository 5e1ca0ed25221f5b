/** Marks the buttons that a lesson or a hint points at, regardless of the component that draws them and of the time. */
import type { Attachment } from "svelte/attachments";

/** Gives each button or piece below this element the class `meant` if its `data-call` is one of these names, and scrolls it into view. */
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

/**
 * An attachment for the element around board and panel. A tap counts for the control that was under the finger when the finger
 * went down. Without this attachment, a control that the page moves before the finger lifts gets no click.
 */
const CONTROL = "[data-call]";
/** Maximum distance in px that a finger may move in a tap. A longer movement is a drag, or the finger leaves the control on purpose. */
const DRIFT_PX = 12;

type Tap = { control: HTMLElement; pointer: number; x: number; y: number; isUp: boolean };

export function steadyTaps(root: HTMLElement): () => void {
  let tap: Tap | null = null;

  function ondown(event: PointerEvent): void {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROL) : null;
    tap = control && { control, pointer: event.pointerId, x: event.clientX, y: event.clientY, isUp: false };
  }
  function onup(event: PointerEvent): void {
    if (tap?.pointer !== event.pointerId) return;
    if (Math.hypot(event.clientX - tap.x, event.clientY - tap.y) > DRIFT_PX) tap = null;
    else tap.isUp = true;
  }
  const oncancel = (): void => {
    tap = null;
  };
  /** The browser sends the click to the element that now lies under the finger. */
  function onclick(event: MouseEvent): void {
    const made = tap;
    if (made === null || !made.isUp || !event.isTrusted) return;
    tap = null;
    const { control } = made;
    if ((event.target instanceof Node && control.contains(event.target)) || !control.isConnected) return;
    event.stopPropagation();
    event.preventDefault();
    control.click();
  }
  root.addEventListener("pointerdown", ondown, true);
  addEventListener("pointerup", onup, true);
  addEventListener("pointercancel", oncancel, true);
  addEventListener("click", onclick, true);
  return () => {
    root.removeEventListener("pointerdown", ondown, true);
    removeEventListener("pointerup", onup, true);
    removeEventListener("pointercancel", oncancel, true);
    removeEventListener("click", onclick, true);
  };
}

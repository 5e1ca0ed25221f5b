import { afterEach, describe, expect, it, vi } from "vitest";

import { steadyTaps } from "./steady_taps";

/** The browser's own click; only a trusted one follows a finger. */
function click(target: Element): void {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "isTrusted", { value: true });
  target.dispatchEvent(event);
}

function pointer(type: string, target: Element, x: number, y: number): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
  Object.defineProperty(event, "pointerId", { value: 1 });
  target.dispatchEvent(event);
}

describe("a tap on a control that the page moves", () => {
  const root = document.createElement("div");
  const [button, below] = [document.createElement("button"), document.createElement("button")];
  button.dataset.call = "say";
  const [said, other] = [vi.fn(), vi.fn()];
  button.addEventListener("click", said);
  below.addEventListener("click", other);
  let stop: () => void;

  function begin(): void {
    vi.clearAllMocks();
    root.append(button, below);
    document.body.append(root);
    stop = steadyTaps(root);
  }
  afterEach(() => stop());

  it("counts for that control, and not for the one that came under the finger", () => {
    begin();
    pointer("pointerdown", button, 50, 50);
    pointer("pointerup", below, 52, 50);
    click(below);
    expect([said.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
  });

  it("counts once if the control stayed", () => {
    begin();
    pointer("pointerdown", button, 50, 50);
    pointer("pointerup", button, 50, 50);
    click(button);
    expect(said).toHaveBeenCalledTimes(1);
  });

  it("does nothing if the finger left the control on purpose", () => {
    begin();
    pointer("pointerdown", button, 50, 50);
    pointer("pointerup", root, 50, 120);
    click(root);
    expect(said).not.toHaveBeenCalled();
  });

  it("does nothing if the control went away", () => {
    begin();
    pointer("pointerdown", button, 50, 50);
    button.remove();
    pointer("pointerup", root, 50, 50);
    click(root);
    expect(said).not.toHaveBeenCalled();
  });
});

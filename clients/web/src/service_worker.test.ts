import { afterEach, expect, test, vi } from "vitest";

import { register } from "./service_worker";

const asked = vi.fn(() => Promise.resolve());
const stand = (readyState: string): void => {
  asked.mockClear();
  Object.defineProperty(navigator, "serviceWorker", { value: { register: asked }, configurable: true });
  Object.defineProperty(document, "readyState", { value: readyState, configurable: true });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  Reflect.deleteProperty(document, "readyState");
});

test("the worker registers after the page has loaded, also if its words come last", () => {
  stand("complete");
  register();
  expect(asked).toHaveBeenCalledWith("/sw.js");
});

test("the worker waits for the page's pending files", () => {
  stand("interactive");
  register();
  expect(asked).not.toHaveBeenCalled();
  dispatchEvent(new Event("load"));
  expect(asked).toHaveBeenCalledOnce();
});

test("a browser without workers still shows the page", () => {
  expect(register).not.toThrow();
});

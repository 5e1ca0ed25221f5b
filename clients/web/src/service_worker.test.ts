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

test("the worker comes when the page has come, also where its words came last", () => {
  stand("complete");
  register();
  expect(asked).toHaveBeenCalledWith("/sw.js");
});

test("the worker waits for what the page still loads", () => {
  stand("interactive");
  register();
  expect(asked).not.toHaveBeenCalled();
  dispatchEvent(new Event("load"));
  expect(asked).toHaveBeenCalledOnce();
});

test("a page without workers does without", () => {
  expect(register).not.toThrow();
});

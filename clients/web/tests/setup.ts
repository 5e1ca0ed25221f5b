/** What every component test needs: an empty page before each, and patience: chunks are loaded when they are needed. */
import { configure } from "@testing-library/svelte";
import { beforeEach } from "vitest";

configure({ asyncUtilTimeout: 8_000 });

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

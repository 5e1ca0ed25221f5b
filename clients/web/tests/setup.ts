/** What every component test needs: an empty page before each. The testing library cleans up after itself. */
import { beforeEach } from "vitest";

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

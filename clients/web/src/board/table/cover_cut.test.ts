import { expect, test } from "vitest";

import { coverCut } from "./cover_cut";

const LINE_PX = 20;

test("a list covers the line that its lower edge cuts, until it is at its end", () => {
  const list = document.createElement("ol");
  list.innerHTML = "<li>1</li><li>2</li><li>3</li>";
  Object.defineProperties(list, { clientHeight: { value: 50 }, scrollHeight: { value: 3 * LINE_PX } });
  [...list.children].forEach((line, index) => {
    line.getBoundingClientRect = () => new DOMRect(0, index * LINE_PX - list.scrollTop, 100, LINE_PX);
  });
  const stop = coverCut(list);
  const coverAt = (top: number): string => {
    list.scrollTop = top;
    list.dispatchEvent(new Event("scroll"));
    return list.style.getPropertyValue("--cut-end");
  };
  expect(coverAt(0)).toBe("10px");
  expect(coverAt(8)).toBe("0px");
  expect(coverAt(10)).toBe("0px");
  stop();
});

test("a list covers the line that its upper edge cuts, and no whole line", () => {
  const list = document.createElement("ol");
  list.innerHTML = "<li>1</li><li>2</li><li>3</li>";
  [...list.children].forEach((line, index) => {
    line.getBoundingClientRect = () => new DOMRect(0, index * LINE_PX - list.scrollTop, 100, LINE_PX);
  });
  const stop = coverCut(list);
  const coverAt = (top: number): string => {
    list.scrollTop = top;
    list.dispatchEvent(new Event("scroll"));
    return list.style.getPropertyValue("--cut");
  };
  expect(coverAt(0)).toBe("0px");
  expect(coverAt(12)).toBe("8px");
  expect(coverAt(LINE_PX)).toBe("0px");
  expect(coverAt(25)).toBe("15px");
  stop();
  expect(coverAt(0)).toBe("15px");
});

/**
 * Moves the page's style sheets behind the skeleton of `index.html`. A browser paints nothing before the style sheets of the head have come, so the
 * skeleton would wait for them. It needs no styles itself.
 */
import type { Plugin } from "vite";

const SHEETS = /^ *<link rel="stylesheet"[^>]*>\n/gm;
const AFTER_SKELETON = /(<svg class="skeleton".*?<\/svg>\n)/s;

export const stylesAfterSkeleton: Plugin = {
  name: "styles-after-skeleton",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html) {
      const sheets = html.match(SHEETS) ?? [];
      return sheets.length > 0 && AFTER_SKELETON.test(html) ? html.replace(SHEETS, "").replace(AFTER_SKELETON, `$1${sheets.join("")}`) : html;
    },
  },
};

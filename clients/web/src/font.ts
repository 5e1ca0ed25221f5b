/** The page's font. It loads after the page's words, because a slow line should first bring what the person reads. */
import fredoka from "@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url";

export function loadFont(): void {
  document.fonts.add(new FontFace("Fredoka", `url(${fredoka})`, { weight: "300 700", display: "swap" }));
}

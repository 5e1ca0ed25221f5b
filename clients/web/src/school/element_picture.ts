/**
 * A picture of a part of the page. A browser cannot draw HTML into a canvas, but it can draw an SVG picture that contains a copy of the HTML
 * with the page's styles. Such a picture loads nothing, so it also contains the page's font.
 */
import fredoka from "@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url";

const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";
const INHERITED = ["font-family", "font-size", "font-weight", "line-height", "color"];

/** Returns the rules that apply now. The copy has another window, so the page's own window decides about its width and its colours. */
function rulesOf(rules: CSSRuleList): string {
  const texts = [...rules].map((rule) =>
    rule instanceof CSSMediaRule ? (matchMedia(rule.conditionText).matches ? rulesOf(rule.cssRules) : "") : rule.cssText,
  );
  return texts.join("\n");
}

function dataOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(blob);
  });
}

async function stylesOf(page: Document): Promise<string> {
  const font = await dataOf(await (await fetch(fredoka)).blob());
  const rules = [...page.styleSheets].map((sheet) => rulesOf(sheet.cssRules));
  // A picture shows the first moment of an animation, which may be empty.
  return `@font-face{font-family:Fredoka;font-weight:300 700;src:url(${font})}${rules.join("\n")}*{animation:none!important;transition:none!important}`;
}

/** Draws the element, `side` pixels wide. Null if the browser cannot draw it, or does not let the page read it again. */
export async function pictureOfElement(element: HTMLElement, side: number): Promise<HTMLCanvasElement | null> {
  try {
    const { clientWidth: width, clientHeight: height } = element;
    const root = document.createElementNS(SVG, "svg");
    for (const { name, value } of document.documentElement.attributes) root.setAttribute(name, value);
    const high = Math.round((side * height) / width);
    for (const [name, value] of Object.entries({ width: side, height: high, viewBox: `0 0 ${width} ${height}` })) root.setAttribute(name, String(value));
    const style = root.appendChild(document.createElementNS(SVG, "style"));
    style.textContent = await stylesOf(document);
    const frame = root.appendChild(document.createElementNS(SVG, "foreignObject"));
    frame.setAttribute("width", String(width));
    frame.setAttribute("height", String(height));
    const body = frame.appendChild(document.createElementNS(XHTML, "body") as HTMLElement);
    const computed = getComputedStyle(element);
    for (const name of INHERITED) body.style.setProperty(name, computed.getPropertyValue(name));
    body.append(element.cloneNode(true));
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = side;
    canvas.height = high;
    const draw = canvas.getContext("2d");
    draw?.drawImage(image, 0, 0, side, high);
    draw?.getImageData(0, 0, 1, 1);
    return draw === null ? null : canvas;
  } catch {
    return null;
  }
}

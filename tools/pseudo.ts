/** Makes words of an artificial language: it replaces every letter, and makes each text 40 % longer. A part in braces does not
 * change. */
const LATIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const STRANGE = [..."αβςδεφγηιϳκλμνορϙπστυѵωχψζΑΒСΔΕΦГΗΙЈΚΛΜΝΟΡϘПЅΤЏѴΩΧΨΖ"];
const LONGER = 0.4;
/** Literals that are not words: colours and forms of pieces, what goes into an action, rules by their ids. */
const DATA = new Set(["color", "form", "with", "aimed"]);

function strange(text: string): string {
  if (!/[a-zñáéíóúü]/i.test(text)) return text;
  const plain = text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  const parts = plain.split(/(\{\w+\})/).map((part) =>
    part.startsWith("{") ? part : [...part].map((letter) => (LATIN.includes(letter) ? (STRANGE[LATIN.indexOf(letter)] ?? letter) : letter)).join(""),
  );
  const spoken = text.replace(/\{\w+\}/g, "");
  const rest = Math.ceil(spoken.length * LONGER);
  const tail = spoken.includes(" ") ? " ωωω".repeat(Math.ceil(rest / 4)).slice(0, rest) : "ω".repeat(rest);
  return parts.join("") + tail.trimEnd();
}

const made = new WeakMap<object, unknown>();

export function pseudo<Text>(text: Text): Text {
  if (typeof text === "string") return (/ωω/.test(text) && !/[a-z]/i.test(text) ? text : strange(text)) as Text;
  if (typeof text === "function") {
    const said = text as unknown as (...given: unknown[]) => unknown;
    return ((...given: unknown[]) => pseudo(said(...given))) as Text;
  }
  if (typeof text !== "object" || text === null) return text;
  const known = made.get(text);
  if (known !== undefined) return known as Text;
  if (Array.isArray(text)) return text.map((each) => pseudo(each)) as Text;
  const changes = Object.entries(text).map(([key, value]) => [key, DATA.has(key) ? value : pseudo(value)]);
  const changed = Object.fromEntries(changes) as Text;
  made.set(text, changed);
  return changed;
}

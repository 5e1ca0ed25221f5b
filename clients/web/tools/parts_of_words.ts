/**
 * Cuts the word file of a game into the parts that pages fetch.
 *
 * `words.es.ts?part=howto` is `words.es.ts` without the other parts and the definitions that only those use. A page fetches each part when it shows it: the
 * lobby `title`, a table `play` (with `title` and `faults` in it), the rules page `howto`, the lesson `lesson`. A file's other exports are for `play` in other languages. Without a query the module has all parts; tests read it.
 */
import { parseSync, type Plugin } from "vite";

export const PARTS: ReadonlySet<string> = new Set(["title", "faults", "play", "howto", "lesson"]);
const OF_A_PART = /\/words\.[\w-]+\.ts\?part=(\w+)$/;

export const partsOfWords: Plugin = {
  name: "parts-of-words",
  enforce: "pre",
  transform(code, id) {
    const part = OF_A_PART.exec(id)?.[1];
    return part === undefined ? null : { code: cut(code, part), map: null };
  },
};

type Node = { type: string; start: number; end: number; [field: string]: unknown };
type Statement = { text: string; declares: readonly string[]; uses: ReadonlySet<string>; isRoot: boolean };

/** Returns the part with the definitions that it uses. `play` also includes the exports that are not parts. */
export function cut(code: string, part: string): string {
  const statements = (parseSync("words.ts", code).program.body as unknown as Node[]).flatMap((node) => statementsOf(node, code, part));
  const kept = new Set(statements.filter(({ isRoot }) => isRoot));
  // The loop also visits members that it adds to the set.
  for (const { uses } of kept) for (const each of statements) if (each.declares.some((name) => uses.has(name))) kept.add(each);
  return statements
    .filter((each) => kept.has(each))
    .map(({ text }) => text)
    .join("\n");
}

/** Returns the statements of a node. An import becomes one statement per name. */
function statementsOf(node: Node, code: string, part: string): Statement[] {
  if (node.type === "ImportDeclaration") {
    if (node["importKind"] === "type") return [];
    const from = String((node["source"] as Node)["value"]).replace(/^\.\/words\..+/, `$&?part=${part}`);
    return (node["specifiers"] as Node[]).map((name) => ({
      text: `import { ${code.slice(name.start, name.end)} } from "${from}";`,
      declares: [String((name["local"] as Node)["name"])],
      uses: new Set(),
      isRoot: false,
    }));
  }
  const isExport = node.type === "ExportNamedDeclaration";
  const declared = (isExport ? node["declaration"] : node) as Node;
  if (declared.type.startsWith("TS")) return []; // the build drops types anyway
  const declares = ((declared["declarations"] as Node[] | undefined) ?? [declared]).map((each) => String((each["id"] as Node)["name"]));
  const isRoot = isExport && declares.every((name) => name === part || (part === "play" && !PARTS.has(name)));
  return [{ text: code.slice(node.start, node.end), declares, uses: new Set(names(node)), isRoot }];
}

/** Yields every identifier below a node that may name a variable. */
function* names(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const each of value) yield* names(each);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  const node = value as Node;
  if (node.type === "Identifier") yield String(node["name"]);
  const isPlainKey = node["computed"] === false && node["shorthand"] !== true;
  for (const [field, child] of Object.entries(node)) {
    if (!(isPlainKey && (field === "key" || field === "property"))) yield* names(child);
  }
}

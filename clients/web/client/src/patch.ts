/**
 * Patches between two views, applied in place (`protocol/patch.py` makes them):
 *
 *   [path, value]         set what is at path; the empty path is the whole view
 *   [path]                delete the key at path
 *   [path, "+", [items]]  append the items to the list at path
 */
export type Path = (string | number)[];
export type Op = unknown[];

/** An operation does not fit the view, because a patch is missing. Ask for a snapshot; the view may be half changed. */
export class PatchError extends Error {
  override name = "PatchError";
}

type Part = Record<string | number, unknown>;

/** Returns the view after the operations, usually the same object. Throws `PatchError`. */
export function applyOps<View>(view: View, ops: readonly Op[]): View {
  let root: unknown = view;
  for (const op of ops) root = applied(root, op);
  return root as View;
}

function applied(root: unknown, op: Op): unknown {
  const path = op[0] as Path;
  const fits: Fits = (so) => {
    if (!so) throw new PatchError(JSON.stringify(op));
  };
  fits(Array.isArray(path) && op.length >= 1 && op.length <= 3);
  if (op.length === 3) {
    const list = at(root, path, fits);
    const items = op[2];
    fits(Array.isArray(list) && Array.isArray(items));
    (list as unknown[]).push(...(items as unknown[]));
    return root;
  }
  const key = path.at(-1);
  if (key === undefined) {
    fits(op.length === 2);
    return op[1];
  }
  const parent = at(root, path.slice(0, -1), fits);
  fits(typeof parent === "object" && parent !== null);
  const isList = Array.isArray(parent);
  fits(!isList || (typeof key === "number" && key >= 0 && key < parent.length));
  if (op.length === 1) {
    fits(!isList && Object.hasOwn(parent as Part, key));
    delete (parent as Part)[key];
  } else {
    (parent as Part)[key] = op[1];
  }
  return root;
}

type Fits = (so: boolean) => void;

function at(root: unknown, path: Path, fits: Fits): unknown {
  let part = root;
  for (const key of path) {
    fits(typeof part === "object" && part !== null && Object.hasOwn(part, key));
    part = (part as Part)[key];
  }
  return part;
}

/**
 * Patches between two views, applied in place (`protocol/patch.py` makes them):
 *
 *   [path, value]         set what is at path; the empty path is the whole view
 *   [path]                delete the key at path
 *   [path, "+", [items]]  append the items to the list at path
 */
export type Path = (string | number)[];
export type Op = unknown[];

/** The ops do not fit the view: something was missed, so ask for a snapshot. The view may be half changed. */
export class PatchError extends Error {
  override name = "PatchError";
}

type Part = Record<string | number, unknown>;

/** The view after the operations, usually the very object that was given. Throws `PatchError`. */
export function applyOps<View>(view: View, ops: readonly Op[]): View {
  let root: unknown = view;
  for (const op of ops) root = applied(root, op);
  return root as View;
}

function applied(root: unknown, op: Op): unknown {
  const path = op[0];
  if (!Array.isArray(path) || op.length < 1 || op.length > 3) throw new PatchError("no operation");
  if (op.length === 3) {
    const list = at(root, path as Path);
    const items = op[2];
    if (!Array.isArray(list) || !Array.isArray(items)) throw new PatchError(`no list at ${path.join(".")}`);
    list.push(...(items as unknown[]));
    return root;
  }
  if (path.length === 0) {
    if (op.length === 1) throw new PatchError("the whole view cannot be deleted");
    return op[1];
  }
  const key = path[path.length - 1] as string | number;
  const parent = at(root, path.slice(0, -1) as Path);
  if (typeof parent !== "object" || parent === null) throw new PatchError(`nothing at ${path.join(".")}`);
  if (Array.isArray(parent) && !(typeof key === "number" && key >= 0 && key < parent.length)) {
    throw new PatchError(`no item at ${path.join(".")}`);
  }
  if (op.length === 1) {
    if (Array.isArray(parent) || !Object.hasOwn(parent, key)) throw new PatchError(`nothing to delete at ${path.join(".")}`);
    delete (parent as Part)[key];
  } else {
    (parent as Part)[key] = op[1];
  }
  return root;
}

function at(root: unknown, path: Path): unknown {
  let part = root;
  for (const key of path) {
    if (typeof part !== "object" || part === null || !Object.hasOwn(part, key)) {
      throw new PatchError(`nothing at ${path.join(".")}`);
    }
    part = (part as Part)[key];
  }
  return part;
}

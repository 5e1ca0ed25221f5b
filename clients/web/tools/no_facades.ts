/**
 * Drops the files that only pass on the exports of another file.
 *
 * A module that a page imports later, and that shares a file with other modules, gets a file of its own such as `export{t as es}from"./c-1.js"`. A page
 * would wait for it and then for the real file, and on a slow line the number of files costs the time. This plugin makes each import name the
 * real file.
 */
import type { Plugin, Rolldown } from "vite";

const PASSES_ON = /^export\s*\{([^}]*)\}\s*from\s*["'`]\.\/([\w-]+\.js)["'`];?\s*$/;

type Facade = { real: string; names: string };

export const noFacades: Plugin = {
  name: "no-facades",
  apply: "build",
  enforce: "post",
  generateBundle(_options, bundle) {
    const facades = new Map<string, Facade>();
    for (const chunk of chunksOf(bundle)) {
      const [, exported = "", real = ""] = PASSES_ON.exec(chunk.code.trim()) ?? [];
      if (real !== "" && !chunk.isEntry) facades.set(nameOf(chunk.fileName), { real, names: exportsOf(exported) });
    }
    for (const chunk of chunksOf(bundle)) {
      const passes = facades.has(nameOf(chunk.fileName));
      const needed = passes ? undefined : chunk.imports.find((name) => facades.has(nameOf(name)));
      if (needed !== undefined) this.error(`${chunk.name} imports ${needed}, which only passes on exports, other than by import()`);
      chunk.code = chunk.code
        .replace(/\bimport\(\s*["'`]\.\/([\w-]+\.js)["'`]\s*\)/g, (whole, name: string) => {
          const facade = facades.get(name);
          return facade === undefined ? whole : `import(\`./${facade.real}\`).then(e=>({${facade.names}}))`;
        })
        // The files that the browser fetches in advance.
        .replace(/"assets\/([\w-]+\.js)"/g, (whole, name: string) => {
          const facade = facades.get(name);
          return facade === undefined ? whole : `"assets/${facade.real}"`;
        });
    }
    for (const name of facades.keys()) delete bundle[`assets/${name}`];
  },
};

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] => Object.values(bundle).filter((each) => each.type === "chunk");
const nameOf = (fileName: string): string => fileName.replace(/^assets\//, "");

/** Turns `t as es,n as en` into the fields of an object, `es:e.t,en:e.n`. */
function exportsOf(list: string): string {
  return list
    .split(",")
    .map((each) => each.trim().split(/\s+as\s+/))
    .map(([local = "", outer = local]) => `${outer}:e.${local}`)
    .join(",");
}

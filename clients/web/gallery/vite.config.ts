import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

// The boards read their geometry from the engines' data files, which are outside the client's root.
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  cacheDir: "/tmp/banderilla-gallery",
  plugins: [svelte()],
  server: { fs: { allow: [fileURLToPath(new URL("../../..", import.meta.url))] }, port: 5199, strictPort: true },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// Nothing is inlined: the page runs under a content security policy without inline scripts, styles or data addresses.
export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What the lobby knows of each game grows with the games, so it is weighed by itself (`tools/budget.js`).
        codeSplitting: { groups: [{ name: "catalogue", test: /src\/games\/[^/]+\/meta\.ts$/ }] },
      },
    },
  },
  server: {
    proxy: {
      "/ws": { target: "http://127.0.0.1:8080", ws: true },
      "/qr": { target: "http://127.0.0.1:8080" },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    restoreMocks: true,
    testTimeout: 20_000,
  },
});

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["dist/", "node_modules/", "client/dist/", "client/src/messages.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      eqeqeq: ["error", "smart"],
      "no-console": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // src/route.ts makes the addresses; there is no SvelteKit to resolve them.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ["tools/**", "*.js", "*.ts", "tests/**"],
    languageOptions: { globals: { ...globals.node } },
    rules: { "no-console": "off" },
  },
  {
    files: ["**/*.test.ts"],
    rules: {
      // All test files share the loaded modules (`vite.config.ts`).
      "no-restricted-properties": [
        "error",
        ...["mock", "doMock"].map((property) => ({ object: "vi", property, message: "Spy on what the module exports." })),
      ],
    },
  },
  { files: ["public/sw.js"], languageOptions: { globals: { ...globals.serviceworker } } },
);

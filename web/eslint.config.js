import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", ".vitest/", "src/protocol.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
  {
    files: ["shell/worker.js"],
    languageOptions: { globals: { ...globals.serviceworker, __FILES__: "readonly" } },
  },
  {
    rules: {
      // `{#each { length: n } as _, i (i)}` repeats something without an item.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$" }],
      // `let {}: { at: string } = $props()` is the type of a page that reads none of its address.
      "no-empty-pattern": "off",
      // The plain sets and maps of the sources are not reactive on purpose.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);

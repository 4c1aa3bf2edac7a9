import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { shell } from "./shell/plugin.js";

// The built client becomes part of the Python package; `longsuit serve` hands it out.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), shell()],
  build: {
    outDir: "../src/longsuit/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": "http://localhost:7777", "/ws": { target: "ws://localhost:7777", ws: true } } },
  test: { include: ["test/**/*.test.ts"], setupFiles: ["test/browser.ts"] },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
}));

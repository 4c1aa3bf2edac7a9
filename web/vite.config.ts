import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./shell/catalogues.js";
import { shell } from "./shell/plugin.js";

// The built client becomes part of the Python package; `longsuit serve` hands it out.
export default defineConfig({
  plugins: [svelte(), catalogues(), shell()],
  build: {
    outDir: "../src/longsuit/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: { "/api": "http://localhost:7777", "/ws": { target: "ws://localhost:7777", ws: true } },
  },
});

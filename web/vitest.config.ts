import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config.js";

export default mergeConfig(
  build,
  defineConfig({
    test: { include: ["test/**/*.test.ts"], setupFiles: ["test/browser.ts"] },
    resolve: { conditions: ["browser"] },
  }),
);

import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config.js";

export default mergeConfig(
  build,
  defineConfig({
    test: {
      include: ["test/**/*.test.ts"],
      setupFiles: ["test/browser.ts"],
      testTimeout: 60_000, // ms: a busy machine is slow to load modules
    },
    resolve: { conditions: ["browser"] },
  }),
);

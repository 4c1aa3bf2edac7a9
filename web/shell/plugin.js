/**
 * A Vite plugin that adds icons, the service worker with its list of files, and compressed files.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { png, turned } from "./icons.js";

const PACKABLE = /\.(js|css|html|svg|json|webmanifest)$/;
const TURNS = [1, 2]; // frames of the icon twirl besides the icon itself
const LEAST = 1024; // bytes; smaller files are not compressed

export function shell() {
  let root = "";
  let folder = "";
  return {
    name: "longsuit-shell",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      root = config.root;
      folder = config.build.outDir;
    },
    generateBundle(_options, bundle) {
      const svg = readFileSync(join(root, "public", "icon.svg"), "utf8");
      const emit = (fileName, source) => this.emitFile({ type: "asset", fileName, source });
      for (const size of [180, 192, 512]) emit(`icon-${size}.png`, png(svg, size));
      emit("icon-full-512.png", png(svg, 512, true));
      for (const places of TURNS) emit(`icon-turn-${places}.svg`, turned(svg, places));
      const digest = createHash("sha256");
      const built = Object.values(bundle).sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
      for (const file of built)
        digest.update(file.fileName).update(file.type === "chunk" ? file.code : file.source);
      const kept = built.map((file) => file.fileName).filter((name) => name.startsWith("assets/"));
      const files = [
        "/",
        "/icon.svg",
        "/manifest.webmanifest",
        ...TURNS.map((places) => `/icon-turn-${places}.svg`),
        ...kept.map((name) => `/${name}`),
      ];
      const worker = readFileSync(join(root, "shell", "worker.js"), "utf8");
      emit(
        "sw.js",
        worker
          .replace("__VERSION__", digest.digest("hex").slice(0, 16))
          .replace("__FILES__", JSON.stringify(files)),
      );
    },
    closeBundle() {
      const place = resolve(root, folder);
      for (const name of readdirSync(place, { recursive: true })) {
        if (PACKABLE.test(name)) pack(join(place, name));
      }
    },
  };
}

function pack(path) {
  const whole = readFileSync(path);
  if (whole.length < LEAST) return;
  writeFileSync(`${path}.gz`, gzipSync(whole, { level: 9 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(whole, { params }));
}

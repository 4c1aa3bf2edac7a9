/** Stand-ins for the browser globals that modules read when they are imported. */
const kept = new Map<string, string>();

Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
});
Object.defineProperty(globalThis, "localStorage", {
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
});

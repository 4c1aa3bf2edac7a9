import type { Plugin } from "vite";

export function catalogues(): Plugin;
export function catalogue(
  part: "first" | "rest" | "messages" | "lessons",
  language: string,
): string;
export function languages(): Record<string, { name: string; direction: "ltr" | "rtl" }>;

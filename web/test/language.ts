/** Sets the page's language in a test. */
import { vi } from "vitest";
import { loadLanguage, withMessages } from "../src/lib/translation.svelte";
import { settings } from "../src/lib/settings.svelte";

vi.stubGlobal("document", { documentElement: { lang: "", dir: "" }, addEventListener: vi.fn() });

export async function speak(language: string): Promise<void> {
  settings.language = language;
  await loadLanguage();
  await withMessages(undefined);
}

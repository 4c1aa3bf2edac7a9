/**
 * The service worker that keeps the page on the device, its updates, and installation as an app.
 */
export const pageStatus = $state({
  /** A newer version is ready and waits. */
  updateReady: false,
  /** The browser offers to install the page. */
  installable: false,
});

const STARTUP_DELAY = 3_000; // milliseconds

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let waiting: ServiceWorker | null = null;
let installPrompt: InstallPrompt | null = null;
let renewing = false;

/** Registers the service worker, where there is one: not over plain http. */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  await new Promise((resolve) => setTimeout(resolve, STARTUP_DELAY)); // the page itself loads first
  navigator.serviceWorker.addEventListener("controllerchange", () => renewing && location.reload());
  const kept = await navigator.serviceWorker.register("/sw.js").catch(() => null);
  if (!kept) return;
  const notice = (worker: ServiceWorker | null): void => {
    if (!worker || !navigator.serviceWorker.controller) return;
    waiting = worker;
    pageStatus.updateReady = true;
  };
  notice(kept.waiting);
  kept.addEventListener("updatefound", () => {
    const worker = kept.installing;
    worker?.addEventListener("statechange", () => worker.state === "installed" && notice(worker));
  });
  setInterval(() => void kept.update().catch(() => undefined), 3_600_000);
}

/** Switches to the newer version. */
export function applyUpdate(): void {
  renewing = true;
  if (waiting) waiting.postMessage("take over");
  else location.reload();
}

export async function promptInstall(): Promise<void> {
  pageStatus.installable = false;
  await installPrompt?.prompt();
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installPrompt = event as InstallPrompt;
  pageStatus.installable = true;
});

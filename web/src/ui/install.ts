/** Installs the service worker and reloads the page after an update. */

const KEY = "metro2033.reloaded";

/** The least time between two reloads. */
const LEAST_MS = 20_000;

/** Register the service worker, and reload when a new build has replaced a chunk. */
export function install(): void {
  // A chunk missing on the server belongs to an older build.
  addEventListener("vite:preloadError", (event) => {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < LEAST_MS) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}

/** A chunk once it has loaded; never, while the page reloads because the chunk is missing. */
export async function arrived<T>(chunk: Promise<T>): Promise<T> {
  return (await chunk) ?? new Promise<never>(() => undefined);
}

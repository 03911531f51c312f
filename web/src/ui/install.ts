/** What makes the page a program of its own: the worker that keeps its shell, and new builds. */

const KEY = "metro2033.reloaded";

/** Between two reloads because of a missing part. */
const LEAST_MS = 20_000;

/** Let the browser keep the shell, and take up a new build when the server has one. */
export function install(): void {
  // A part of the page that is gone from the server belonged to a former build.
  addEventListener("vite:preloadError", (event) => {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < LEAST_MS) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}

/** Installs the service worker, and brings in new builds of the page. */

const KEY = "metro2033.reloaded";

/** The least time between two reloads. */
const LEAST_MS = 20_000;

/** Reload when a new build has replaced a chunk: one missing on the server belongs to an older build. */
export function reloadOutdated(): void {
  addEventListener("vite:preloadError", (event) => {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < LEAST_MS) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}

/** What Chromium's browsers fire when the page can be installed. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/** Whether the page can become an app on the home screen, and how. */
class Installing {
  #event = $state.raw<InstallEvent | null>(null);
  /** Safari on iPhone and iPad installs by its own menu only. */
  readonly isByMenu =
    "standalone" in navigator && !(navigator as { standalone?: boolean }).standalone && navigator.maxTouchPoints > 1;

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#event = event as InstallEvent;
    });
    addEventListener("appinstalled", () => (this.#event = null));
  }

  get isOffered(): boolean {
    return this.#event !== null;
  }

  /** Ask the browser to install the page; it can be asked once. */
  async ask(): Promise<void> {
    const event = this.#event;
    this.#event = null;
    await event?.prompt();
  }
}

export const installing = new Installing();

/** A new version of a page without a server: complete, and waiting to be used. */
class Update {
  isReady = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Notice new versions that the service worker has brought. */
  watch(registration: ServiceWorkerRegistration): void {
    const look = (): void => {
      this.#waiting = registration.waiting;
      this.isReady = this.#waiting !== null && navigator.serviceWorker.controller !== null;
    };
    look();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  }

  /** Switch to the new version. */
  use(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#waiting?.postMessage("use");
  }
}

export const update = new Update();

/** Register the service worker of the page. */
export async function install(worker: string): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(worker).then(
    (registration) => update.watch(registration),
    () => undefined,
  );
}

/** A chunk once it has loaded; never, while the page reloads because the chunk is missing. */
export async function arrived<T>(chunk: Promise<T>): Promise<T> {
  return (await chunk) ?? new Promise<never>(() => undefined);
}

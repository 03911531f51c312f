/**
 * Keeps the whole game in the browser, one version at a time, so that it opens and plays without the
 * network. A new version is brought in beside the old one, and used when the player says so.
 */

const VERSION = "$VERSION";
const FILES = $FILES;

const SCOPE = self.registration.scope;
// Other copies of the game at this host keep their files apart.
const PREFIX = `metro2033-site-${new URL(SCOPE).pathname}-`;
const CACHE = PREFIX + VERSION;
const URLS = new Set(FILES.map((file) => new URL(file, SCOPE).href));

addEventListener("install", (event) => event.waitUntil(keepAll()));

addEventListener("activate", (event) =>
  event.waitUntil(forgetOthers().then(() => clients.claim())),
);

addEventListener("message", (event) => {
  if (event.data === "use") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const address = new URL(request.url);
  address.search = address.hash = "";
  const isPage = request.mode === "navigate" && address.href.startsWith(SCOPE);
  const url = isPage ? new URL("index.html", SCOPE).href : address.href;
  if (URLS.has(url)) event.respondWith(kept(url, request));
});

async function kept(url, request) {
  return (await (await caches.open(CACHE)).match(url)) ?? fetch(request);
}

/** Keep all files; those named after their content are taken over from the version before. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    [...URLS].map(async (url) => {
      const isNamedByContent = /\/(assets|engine)\//.test(url);
      const before = isNamedByContent ? await caches.match(url) : undefined;
      const answer =
        before ??
        (await fetch(url, {
          cache: isNamedByContent ? "default" : "no-cache",
        }));
      if (!answer.ok) throw new Error(url);
      await cache.put(url, answer);
    }),
  );
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX) && name !== CACHE)
      .map((name) => caches.delete(name)),
  );
}

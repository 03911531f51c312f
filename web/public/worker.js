/**
 * Keeps the shell of the game in the browser: it opens at once, and without the network. What the
 * server says is never kept. Pages come from the network first, so that a new build is seen at once.
 * It also tells the player whose turn it is, when the server says so.
 */

const CACHE = "metro2033";
const SHELL = "/";

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(fetch(SHELL).then(keepShell));
});

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // The offline page has a worker of its own.
  const isForeign = origin !== location.origin || /^\/(api|offline)\//.test(pathname);
  if (request.method !== "GET" || isForeign) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (/^\/[\w-]+\.(svg|png|webmanifest)$/.test(pathname)) event.respondWith(newest(request));
});

addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() ?? {})));

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data ?? SHELL));
});

/** Tell whose turn it is, in the language of the message; not to somebody who looks at the match. */
async function tell({ title = "Metro 2033", body = "", url = SHELL, tag, language = "" }) {
  const windows = await clients.matchAll({ type: "window" });
  if (windows.some((window) => window.visibilityState === "visible" && new URL(window.url).pathname === url)) return;
  await registration.showNotification(title, { body, tag, data: url, lang: language, icon: "/icon-192.png" });
}

/** Go to a place in a window that is open, or in a new one. */
async function open(url) {
  const [window] = await clients.matchAll({ type: "window" });
  if (!window) return clients.openWindow(url);
  await window.focus();
  return window.navigate(url);
}

/** A page of the client, which is the same for all places; the kept one where there is no server. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keepShell(answer.clone()));
    return answer;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** A file whose name changes with its content. */
async function file(request) {
  return (await caches.match(request)) ?? newest(request);
}

/** A file from the server, kept for when there is none. */
async function newest(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** Keep the page and what it begins with; files of a former build go. */
async function keepShell(answer) {
  const isPage = answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html");
  if (!isPage) return;
  const cache = await caches.open(CACHE);
  const text = await answer.clone().text();
  if (text === (await (await cache.match(SHELL))?.text())) return;
  // The page may name a file twice, which a cache refuses.
  const files = [...new Set([...text.matchAll(/"(\/(?:assets\/|icon)[^"]+)"/g)].map((found) => found[1]))];
  for (const kept of await cache.keys()) {
    const { pathname } = new URL(kept.url);
    if (pathname.startsWith("/assets/") && !files.includes(pathname)) await cache.delete(kept);
  }
  await cache.addAll(files);
  await cache.put(SHELL, answer);
}

/** The game as a page that needs no server, which a server may ship beside its own. */

export const OFFLINE_PAGE = "/offline/";

/** Whether this browser has kept that page, so that it opens while the server is away. */
export async function isOfflinePageKept(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const found = await navigator.serviceWorker.getRegistrations();
  return found.some(({ active, scope }) => active !== null && new URL(scope).pathname === OFFLINE_PAGE);
}

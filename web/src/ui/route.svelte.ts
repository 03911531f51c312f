/** The current route: path, hash and query of the page. */

import { engine } from "../net/engine.ts";
import { leftByLink } from "./back.ts";

/**
 * The place that the address names. A server answers every path with the client; where there is
 * none, the whole place stands behind the #: `#/rules/second?x=1#rule`.
 */
function place(): URL {
  return engine ? placeBehind(location.hash) : new URL(location.href);
}

/** The place that stands behind a #; the first page, if nothing sensible does. */
export function placeBehind(hash: string): URL {
  const path = hash.slice(1);
  return new URL(/^\/(?![/\\])/.test(path) ? path : "/", location.origin);
}

/** The address of a place inside the client. */
export function linkTo(path: string): string {
  return engine ? `#${path}` : path;
}

class Route {
  path = $state("");
  hash = $state("");
  query = $state("");

  constructor() {
    this.#read();
    addEventListener(engine ? "hashchange" : "popstate", () => this.#read());
  }

  #read(): void {
    ({ pathname: this.path, hash: this.hash, search: this.query } = place());
  }

  /** The parts of the path: ["match", "k3Jx9Qf2Lw"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  /** Navigate to another page. */
  go(path: string): void {
    history.pushState(null, "", linkTo(path));
    leftByLink();
    this.#read();
    scrollTo(0, 0);
  }

  /** Change the address without leaving the page. */
  replace(path: string): void {
    history.replaceState(history.state, "", linkTo(path));
    this.#read();
  }
}

export const route = new Route();

/** Follow a link inside the client; with a modifier key, leave it to the browser. */
export function follow(event: MouseEvent): void {
  const target = (event.currentTarget as HTMLElement).closest("a");
  if (!target || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const address = target.getAttribute("href") ?? "/";
  route.go(engine ? address.slice(1) : address);
}

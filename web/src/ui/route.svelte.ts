/** The current route: path, hash and query of the page. */

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);
  query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
    this.query = location.search;
  }

  /** The parts of the path: ["match", "k3Jx9Qf2Lw"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  /** Navigate to another page. */
  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Change the address without leaving the page. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#read();
  }
}

export const route = new Route();

/** Follow a link inside the client; with a modifier key, leave it to the browser. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  route.go(link.getAttribute("href") ?? "/");
}

/** What the page says about its host: the folder of the engine, if it hosts matches itself. */

/** Where the engine of a page without a server lies, or "" on the page of a server. */
export const engine = document.querySelector<HTMLMetaElement>('meta[name="metro2033-engine"]')?.content ?? "";

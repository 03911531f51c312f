/** Where the engine of a page without a server lies, as that page says; "" on the page of a server. */
export const engine =
  import.meta.env.MODE === "site"
    ? (document.querySelector<HTMLMetaElement>('meta[name="metro2033-engine"]')?.content ?? "")
    : "";

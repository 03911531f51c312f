/** Whether the page is shown in a frame of another site: then nobody is known, and nothing is kept. */

export const isEmbedded = import.meta.env.MODE !== "site" && location.pathname.startsWith("/embed/");

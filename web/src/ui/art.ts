/** Symbols: every sheet is inserted into the page once and used by reference. */

const sheets = import.meta.glob<string>("../art/*.svg", { query: "?raw", import: "default", eager: true });

const ids = new Set(
  Object.values(sheets).flatMap((sheet) => [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1])),
);

/** A hero's portrait, or a plain figure if there is none. */
export function heroArt(hero: string): string {
  const id = `hero-${hero.replaceAll("_", "-")}`;
  return ids.has(id) ? id : "figure";
}

/** The symbol of a card; combat cards have one for each type. */
export function cardArt(kind: string, id: string, type = ""): string {
  if (kind === "hero") return heroArt(id);
  if (kind === "combat" && ids.has(`combat-${type}`)) return `combat-${type}`;
  return kind === "threat" ? "mark-threat" : `card-${kind}`;
}

/** Insert all symbols into the page. */
export function drawArt(): void {
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = Object.values(sheets).join("");
  document.body.prepend(holder);
}

/** Our pictures: every sheet of symbols is put into the page once, and drawn by reference. */

const sheets = import.meta.glob<string>("../art/*.svg", { query: "?raw", import: "default", eager: true });

const ids = new Set(
  Object.values(sheets).flatMap((sheet) => [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1])),
);

/** The picture of a hero; of one without a portrait a figure. */
export function heroArt(hero: string): string {
  const id = `hero-${hero.replaceAll("_", "-")}`;
  return ids.has(id) ? id : "figure";
}

/** The picture of a kind of card; combat cards have one for each type. */
export function cardArt(kind: string, id: string, type = ""): string {
  if (kind === "hero") return heroArt(id);
  if (kind === "combat" && ids.has(`combat-${type}`)) return `combat-${type}`;
  return kind === "threat" ? "mark-threat" : `card-${kind}`;
}

/** Put all symbols into the page. */
export function drawArt(): void {
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = Object.values(sheets).join("");
  document.body.prepend(holder);
}

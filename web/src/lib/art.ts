/** Our pictures: every sheet of symbols is put into the page once, and drawn by reference. */

const sheets = import.meta.glob<string>("../art/*.svg", { query: "?raw", import: "default", eager: true });

/** Put all symbols into the page. */
export function drawArt(): void {
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = Object.values(sheets).join("");
  document.body.prepend(holder);
}

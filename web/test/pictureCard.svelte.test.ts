/** The picture of a card is that of the card that lies there now. */

import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import Picture from "../src/picture/Picture.svelte";

test("a place in the row of cards shows the card that has come there", async () => {
  const place = $state({ kind: "equipment", id: "rpk" });
  const pictures = [place, { kind: "combat", id: "evasion" }].map((props) =>
    mount(Picture, { target: document.body, props }),
  );
  const drawings = () => [...document.querySelectorAll("svg.picture")].map((svg) => svg.textContent + svg.innerHTML);
  const isDrawn = () => drawings().every((drawing) => drawing.includes("<path") || drawing.includes("<g"));
  await expect.poll(isDrawn).toBe(true);
  expect(drawings()[0]).not.toBe(drawings()[1]);
  Object.assign(place, { kind: "combat", id: "evasion" });
  flushSync();
  await expect.poll(() => drawings()[0]).toBe(drawings()[1]);
  for (const picture of pictures) await unmount(picture);
});

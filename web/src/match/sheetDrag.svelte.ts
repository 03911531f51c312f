/** The grip of a phone's sheet: pulled with a finger to one of three heights, or tapped. */

/** How much of the screen the sheet takes. */
export type Height = "peek" | "half" | "full";

const HEIGHTS: readonly Height[] = ["peek", "half", "full"];

/** Pixels that a finger may tremble, and after which it wants another height. */
const TREMBLE = 8;
const MEANT = 24;
/** Milliseconds after which a click does not belong to the finger that was lifted. */
const CLICK = 500;

/** The next height in a direction, or the same at the end. */
export function stepped(height: Height, by: number): Height {
  return HEIGHTS[HEIGHTS.indexOf(height) + by] ?? height;
}

/** The next height, round and round. */
function turned(height: Height): Height {
  return height === "full" ? "peek" : stepped(height, 1);
}

/** What a height is in pixels; the sheet's own style says the same. */
export function pixelsOf(height: Height, screen: number): number {
  return { peek: 184, half: screen / 2, full: screen * 0.88 }[height];
}

/** Where a sheet comes to rest that was let go: at the nearest height, but not at the one that it was pulled away from. */
export function settled(from: Height, pulled: number, pixels: number, screen: number): Height {
  const far = (height: Height) => Math.abs(pixelsOf(height, screen) - pixels);
  const nearest = HEIGHTS.reduce((best, height) => (far(height) < far(best) ? height : best));
  return nearest === from && Math.abs(pulled) > MEANT ? stepped(from, Math.sign(pulled)) : nearest;
}

export class SheetDrag {
  /** The height while a finger pulls, or null. */
  pixels = $state<number | null>(null);
  #rest: (height: Height) => void;
  #height: Height = "half";
  #from = 0;
  #before = 0;
  #isHeld = false;
  #releasedAt = -CLICK;

  constructor(rest: (height: Height) => void) {
    this.#rest = rest;
  }

  /** A finger lies on it. */
  take(event: PointerEvent, height: Height, pixels: number): void {
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    [this.#height, this.#from, this.#before] = [height, event.clientY, pixels];
    this.#isHeld = true;
  }

  /** The sheet follows the finger. */
  pull(event: PointerEvent): void {
    const by = this.#from - event.clientY;
    if (!this.#isHeld || (this.pixels === null && Math.abs(by) <= TREMBLE)) return;
    this.pixels = Math.min(Math.max(this.#before + by, pixelsOf("peek", innerHeight)), pixelsOf("full", innerHeight));
  }

  /** The finger lets go: the sheet rests where it was pulled to; a tap leads round and round. */
  release(event: PointerEvent): void {
    if (!this.#isHeld) return;
    this.#releasedAt = event.timeStamp;
    this.#rest(
      this.pixels === null
        ? turned(this.#height)
        : settled(this.#height, this.pixels - this.#before, this.pixels, innerHeight),
    );
    this.cancel();
  }

  /** The finger is taken away by something else. */
  cancel(): void {
    this.#isHeld = false;
    this.pixels = null;
  }

  /** A key, or a reader of the screen; the click of a finger has been heard already. */
  press(event: MouseEvent, height: Height): void {
    if (event.detail === 0 || event.timeStamp - this.#releasedAt > CLICK) this.#rest(turned(height));
  }
}

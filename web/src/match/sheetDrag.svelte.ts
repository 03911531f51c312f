/** Dragging the sheet of a phone to one of three heights, or tapping its handle. */

/** How much of the screen the sheet takes. */
export type Height = "peek" | "half" | "full";

const HEIGHTS: readonly Height[] = ["peek", "half", "full"];

/** Pixels below which a drag is a tap, and above which it changes the height. */
const TREMBLE = 8;
const MEANT = 24;
/** Milliseconds within which a click belongs to the finger just lifted. */
const CLICK = 500;

/** The next height in a direction, or the same at the end. */
export function stepped(height: Height, by: number): Height {
  return HEIGHTS[HEIGHTS.indexOf(height) + by] ?? height;
}

/** The next height, cyclically. */
function turned(height: Height): Height {
  return height === "full" ? "peek" : stepped(height, 1);
}

/** A height in pixels, at most; must match the style of the sheet. */
export function pixelsOf(height: Height, screen: number): number {
  return { peek: 184, half: Math.max(screen / 2, 350), full: Math.min(screen * 0.88, screen - 92) }[height];
}

/** The height a released sheet snaps to: the nearest, but not the one it was pulled away from. */
export function settled(from: Height, pulled: number, screen: number): Height {
  // A question may take less than its height; what counts is how far it was pulled.
  const pixels = pixelsOf(from, screen) + pulled;
  const far = (height: Height) => Math.abs(pixelsOf(height, screen) - pixels);
  const nearest = HEIGHTS.reduce((best, height) => (far(height) < far(best) ? height : best));
  return nearest === from && Math.abs(pulled) > MEANT ? stepped(from, Math.sign(pulled)) : nearest;
}

export class SheetDrag {
  /** The height during a drag, or null. */
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

  /** A drag starts. */
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

  /** The drag ends: snap to a height; a tap cycles through them. */
  release(event: PointerEvent): void {
    if (!this.#isHeld) return;
    this.#releasedAt = event.timeStamp;
    this.#rest(
      this.pixels === null ? turned(this.#height) : settled(this.#height, this.pixels - this.#before, innerHeight),
    );
    this.cancel();
  }

  /** The drag is cancelled. */
  cancel(): void {
    this.#isHeld = false;
    this.pixels = null;
  }

  /** A click by keyboard or screen reader; that of a finger was handled on release. */
  press(event: MouseEvent, height: Height): void {
    if (event.detail === 0 || event.timeStamp - this.#releasedAt > CLICK) this.#rest(turned(height));
  }
}

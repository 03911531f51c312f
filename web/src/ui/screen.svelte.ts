/** The size of the screen. */

const narrow = matchMedia("(max-width: 760px), (max-height: 500px)");

class Screen {
  isPhone = $state(narrow.matches);
  /** In pixels. */
  width = $state(innerWidth);

  constructor() {
    narrow.addEventListener("change", () => (this.isPhone = narrow.matches));
    addEventListener("resize", () => (this.width = innerWidth));
  }
}

export const screen = new Screen();

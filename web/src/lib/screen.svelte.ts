/** The size of the screen, as far as the layout depends on it. */

const narrow = matchMedia("(max-width: 760px)");

class Screen {
  isPhone = $state(narrow.matches);

  constructor() {
    narrow.addEventListener("change", () => (this.isPhone = narrow.matches));
  }
}

export const screen = new Screen();

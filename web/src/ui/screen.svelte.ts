/** The size of the screen. */

const narrow = matchMedia("(max-width: 760px), (max-height: 500px)");
const slim = matchMedia("(max-width: 1000px)");
const upright = matchMedia("(max-aspect-ratio: 1)");

const isPinned = (): boolean => narrow.matches || (slim.matches && upright.matches);

class Screen {
  isPhone = $state(narrow.matches);
  /** Whether answers are scrolled between the question and the last word: on phones and upright tablets. */
  isPinned = $state(isPinned());
  /** In pixels. */
  width = $state(innerWidth);
  /** How much larger than usual all text is: more on a screen that is read from afar. */
  magnification = $state(1);

  constructor() {
    narrow.addEventListener("change", () => (this.isPhone = narrow.matches));
    for (const query of [narrow, slim, upright]) query.addEventListener("change", () => (this.isPinned = isPinned()));
    addEventListener("resize", () => (this.width = innerWidth));
  }
}

export const screen = new Screen();

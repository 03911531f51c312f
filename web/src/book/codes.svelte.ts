/** Whether the numbers of rules are shown; they are not, unless a reader asks for them. */

const KEY = "metro2033.codes";

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

class Codes {
  #are = $state(read());

  get areShown(): boolean {
    return this.#are;
  }
  set areShown(value: boolean) {
    this.#are = value;
    try {
      localStorage.setItem(KEY, value ? "1" : "0");
    } catch {
      // Without storage they are shown until the page is closed.
    }
  }
}

export const codes = new Codes();

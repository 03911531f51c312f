/** The system's back button closes what is open, and leaves the page only when nothing is. */

type Close = () => void;

/** What is open, the latest last. */
const open: Close[] = [];

/** Whether an entry of the history stands for what is open. */
const isHolding = (state: unknown) => (state as { isHolding?: boolean } | null)?.isHolding === true;

/** The address at which such an entry is the current one, or "". */
let held = isHolding(history.state) ? location.href : "";

/** Let the back button close something; the result is called when it is closed otherwise. */
export function closeByBack(close: Close): Close {
  open.push(close);
  hold();
  return () => {
    const index = open.indexOf(close);
    if (index >= 0) open.splice(index, 1);
  };
}

function hold(): void {
  if (held) return;
  history.pushState({ isHolding: true }, "");
  held = location.href;
}

/** Another page has an entry of its own. */
export function leftByLink(): void {
  held = "";
}

addEventListener("popstate", ({ state }) => {
  const left = held;
  held = isHolding(state) ? location.href : "";
  if (!left || held || left !== location.href) return;
  const close = open.pop();
  if (!close) {
    history.back();
    return;
  }
  close();
  if (open.length) hold();
});

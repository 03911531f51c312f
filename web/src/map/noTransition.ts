/** All that d3-zoom calls of d3-transition, for selections that have no transitions. */

import { selection } from "d3-selection";

export function interrupt(): void {
  // There is never anything to stop.
}

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this;
  },
});

/** What is printed on stations, cards and other pieces, named as in the content files. */

import type { Piece } from "../net/models.ts";

/** The facts of a piece; which of them it has depends on its kind. */
export interface Printed {
  ability?: string;
  copies?: number;
  goal?: string;
  has_law?: boolean;
  has_threat?: boolean;
  kind?: string;
  movement?: number;
  next?: string;
  points?: number;
  price?: Record<string, number>;
  resource?: string | null;
  resources?: string[];
  reward?: Record<string, number>;
  speed?: number;
  strength?: number;
  target?: number;
  type?: string;
  units?: number;
  versus?: { attack: number; defence: number; manoeuvre: number };
  yields?: Record<string, number>;
}

/** What is printed on a piece. */
export function printedOn(piece: Piece | undefined): Printed {
  return piece?.facts ?? {};
}

// What a law is to the checker: whether two sides are its two sides, and what follows from that for the line.

import type { Place } from "./place.ts";
import type { Tree } from "./tree.ts";

export interface Match {
  readonly way: "forward" | "back";
  /** What a law used backwards adds to the line. */
  readonly added?: readonly Tree[];
  /** Set where the right side's operands do not stand in the order of what they came from. */
  readonly isShuffled?: boolean;
}

/** Null where the sides are not those of the law. `to` is the right side. */
export type Law = (from: Place, to: Tree) => Match | null;

const forward: Match = { way: "forward" };

export function when(holds: boolean, match: Match = forward): Match | null {
  return holds ? match : null;
}

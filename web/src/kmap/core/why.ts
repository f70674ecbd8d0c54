// The reason for a group's product or clause: which variables stay the same in its cells, and which change. Pure.

import type { Cube } from "#answer/core/cubes.ts";
import { karnaughMap } from "#messages/karnaugh-map.ts";
import { changesOf, type Change } from "./terms.ts";

/** "A stays 1, B and D stay 0, C changes" */
export function whyText(cube: Cube, names: readonly string[]): string {
  const changes = changesOf(cube, names.length);
  const having = (wanted: Change) => names.filter((_, index) => changes[index] === wanted);
  return karnaughMap.why(having("1"), having("0"), having("changes"));
}

// The tasks of the practice: the same level and seed give the same function on every machine. The engine says of each drawn
// function whether it makes a task. Pure.

import { randomFrom, type Random } from "#learn/practice/core/random.ts";
import { mapLevels, type MapLevel, type MapTask } from "#addresses/core/kmap.ts";
import type { FormsAnswer } from "#contract/generated/logic-types.ts";
import { variableBit, type Cube, unpackCubes } from "#answer/core/cubes.ts";
import { coveredRows, piecesOf } from "#kmap/core/map-groups.ts";
import { mapLayout } from "#kmap/core/map-layout.ts";
import { rowsRequest } from "#function/core/shown-form.ts";
import { levelRules } from "./levels.ts";

/** A function by its rows, as `SopPosSetup` has them. */
export interface DrawnFunction {
  readonly ones: readonly number[];
  readonly dontCares: readonly number[];
}

/** The groups that the function of a task needs. */
export interface GroupsNeeded {
  /** Those of a minimal form. */
  readonly groups: readonly Cube[];
  /** The number of equally small forms. */
  readonly minimaCount: number;
}

/** Asks the engine; null if it gives no minimal form. */
export type AskGroups = (drawn: DrawnFunction) => Promise<GroupsNeeded | null>;

const groupsMin = 2;
const groupsMax = 5;

/** In one of two tasks. On the map of two variables no group reaches over an edge and no minimum is one of several. */
function needsTwist({ level, seed }: MapTask): boolean {
  return seed % 2 === 0 && levelRules[level].variables > 2;
}

/** The function of the task; null if the engine fails. */
export async function functionOf(task: MapTask, ask: AskGroups): Promise<DrawnFunction | null> {
  const { level, seed } = task;
  const random = randomFrom(seed * 31 + mapLevels.indexOf(level));
  for (;;) {
    const drawn = drawnFunction(level, random);
    if (drawn === null) continue;
    const needed = await ask(drawn);
    if (needed === null) return null;
    // It never needs more than were drawn.
    if (needed.groups.length < groupsMin) continue;
    if (!needsTwist(task) || hasTwist(level, needed)) return drawn;
  }
}

/** Whether a group reaches over an edge or a corner, or the student has a choice between equal minima. */
export function hasTwist(level: MapLevel, { groups, minimaCount }: GroupsNeeded): boolean {
  const layout = mapLayout(levelRules[level].variables, false);
  const reachesOver = (cube: Cube) =>
    piecesOf(cube, layout).some(({ open }) => Object.values(open).includes(true));
  return minimaCount > 1 || groups.some(reachesOver);
}

/** A function of two to five random groups; null for a constant one. */
function drawnFunction(level: MapLevel, random: Random): DrawnFunction | null {
  const { variables, kind, hasFree } = levelRules[level];
  const count = groupsMin + random.below(groupsMax - groupsMin + 1);
  const covered = new Set(
    Array.from({ length: count }, () => coveredRows(randomCube(variables, random), variables)).flat(),
  );
  const all = Array.from({ length: 2 ** variables }, (_, row) => row);
  if (covered.size === all.length) return null;
  const free = hasFree ? random.shuffled(all).slice(0, 2 + random.below(3)) : [];
  const dontCares = all.filter((row) => free.includes(row));
  const ones = all.filter((row) => covered.has(row) === (kind === "sop") && !dontCares.includes(row));
  return ones.length === 0 ? null : { ones, dontCares };
}

/** A product with fewer literals than variables, except now and then. */
function randomCube(variables: number, random: Random): Cube {
  const literals = Math.max(1, variables - 1 - random.below(3) + (random.below(4) === 0 ? 1 : 0));
  const bits = random
    .shuffled(Array.from({ length: variables }, (_, index) => variableBit(index, variables)))
    .slice(0, literals);
  const care = bits.reduce((sum, bit) => sum | bit, 0);
  return { care, value: bits.reduce((sum, bit) => (random.below(2) === 0 ? sum : sum | bit), 0) };
}

/** The engine's request for the forms of a drawn function. */
export function askedOf(level: MapLevel, names: readonly string[], { ones, dontCares }: DrawnFunction) {
  const { kind } = levelRules[level];
  return { ...rowsRequest({ names, rows: ones, dontCares, form: kind }), form: kind };
}

/** The groups in the engine's answer; null if it has no proven minimal form. */
export function groupsIn({ minimal, minima }: FormsAnswer): GroupsNeeded | null {
  if (!minimal?.proven) return null;
  return { groups: unpackCubes(minimal.cubes), minimaCount: minima?.count ?? 1 };
}

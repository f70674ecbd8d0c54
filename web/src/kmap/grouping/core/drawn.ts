// The visitor's groups as the map draws them and as a form. Pure.

import type { FormKind } from "#contract/generated/logic-types.ts";
import { packCubes, type Cube } from "#answer/core/cubes.ts";
import type { Form } from "#answer/core/form.ts";
import { lookOf } from "../../core/group-look.ts";
import { coveredRows } from "../../core/map-groups.ts";
import type { DrawnGroup } from "../../core/shown-groups.ts";
import { termText } from "../../core/terms.ts";
import { cubeOf } from "./judge.ts";
import type { Rectangle } from "./rectangle.ts";

export interface OwnGroup extends DrawnGroup {
  /** Null for a rectangle that is no group. */
  readonly cube: Cube | null;
}

/** Each with the letter and the line of its place. */
export function ownGroups(
  groups: readonly Rectangle[],
  names: readonly string[],
  kind: FormKind,
): readonly OwnGroup[] {
  return groups.map((rows, at) => {
    const cube = cubeOf(rows, names.length);
    const text = cube ? termText(cube, names, kind) : "";
    return { look: lookOf(at), rows, cube, text, isChosen: true, isAdded: false, onlyIts: [] };
  });
}

/** A rectangle that is shown for a moment, as thin as a group that is not in the form. */
export function proposedGroup(rows: Rectangle, at: number): DrawnGroup {
  return {
    look: { ...lookOf(at), letter: "" },
    rows,
    text: "",
    isChosen: false,
    isAdded: false,
    onlyIts: [],
  };
}

/** The rows of a proposed cube. */
export function rowsOf(cube: Cube, variables: number): Rectangle {
  return coveredRows(cube, variables);
}

/** The form that the groups make; null while there is none. Rectangles that are no group are left out. */
export function formOf(groups: readonly OwnGroup[], names: readonly string[], kind: FormKind): Form | null {
  const made = groups.filter((group) => group.cube !== null);
  if (made.length === 0) return null;
  const cubes = packCubes(made.flatMap(({ cube }) => cube ?? []));
  return { kind, names, cubes, text: made.map(({ text }) => text).join(kind === "sop" ? "+" : ".") };
}

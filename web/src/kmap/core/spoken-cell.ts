// The spoken texts of a cell and of its row and column headers. Pure.

import { karnaughMap } from "#messages/karnaugh-map.ts";
import type { CellValue } from "#table/core/cell-keys.ts";
import { fixedIn, type Axis, type Line, type MapLayout, type SubMap } from "./map-layout.ts";
import type { DrawnGroup } from "./shown-groups.ts";

/** "A 1, B 0, C 0, D 1, row 9, 1, in a and c" */
export function spokenCell(
  names: readonly string[],
  row: number,
  value: CellValue,
  groups: readonly DrawnGroup[],
): string {
  const bits = row.toString(2).padStart(names.length, "0");
  const letters = groups.flatMap(({ rows, look }) => (rows.includes(row) ? [look.letter] : []));
  const spoken = karnaughMap.bits(names.map((name, index) => [name, bits.charAt(index)]));
  return karnaughMap.cell(spoken, row, value, letters);
}

/** "C 0, D 1" */
export function spokenLine({ variables }: Axis, { label }: Line, names: readonly string[]): string {
  return karnaughMap.bits(variables.map((index, at) => [names[index] ?? "", label.charAt(at)]));
}

/** "A B down, C D across" */
export function spokenCorner({ rows, columns }: MapLayout, names: readonly string[]): string {
  return karnaughMap.corner(namesOn(rows, names), namesOn(columns, names));
}

function namesOn({ variables }: Axis, names: readonly string[]): readonly string[] {
  return variables.map((index) => names[index] ?? "");
}

/** The variables, the values that this sub-map fixes, and which variables are down and across. */
export function mapCaption(layout: MapLayout, map: SubMap, names: readonly string[]): string {
  const fixed = fixedIn(layout, map).map(({ variable, value }) => [names[variable] ?? "", value] as const);
  return karnaughMap.caption(
    names,
    namesOn(layout.rows, names),
    namesOn(layout.columns, names),
    karnaughMap.bits(fixed),
  );
}

// The data from which a map is drawn, and the colours and fonts of its parts. Pure.

import type { CellValue } from "#table/core/cell-keys.ts";
import type { MapLayout } from "./map-layout.ts";
import type { Element } from "./picture.ts";
import type { DrawnGroup } from "./shown-groups.ts";

/** The colours of the parts, as CSS values, and the font families. */
export interface Paints {
  readonly surface: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly one: string;
  readonly oneTint: string;
  readonly bad: string;
  /** The colour of the group with this `Look.colour`. */
  readonly group: (colour: number) => string;
  readonly serif: string;
  readonly sans: string;
}

export interface Drawn {
  readonly layout: MapLayout;
  readonly names: readonly string[];
  /** By the row's number; null for cells that are to be filled in by hand. */
  readonly values: readonly CellValue[] | null;
  readonly groups: readonly DrawnGroup[];
  /** The rows whose cells have a ring, because a fault names them; absent if none is named. */
  readonly wrong?: ReadonlySet<number>;
  readonly paints: Paints;
}

/** The value in the cell of this row; null for an empty cell. */
export function valueOf({ values }: Drawn, row: number): CellValue | null {
  return values && (values[row] ?? 0);
}

/** The rim of a text in a cell of this value. */
export function rimOf(value: CellValue | null, paints: Paints): Element["attributes"] {
  const stroke = groundOf(value, paints);
  return { stroke, strokeWidth: 3, strokeLinejoin: "round", paintOrder: "stroke" };
}

/** The colour of the cell itself. */
export function groundOf(value: CellValue | null, { oneTint, surface }: Paints): string {
  return value === 1 ? oneTint : surface;
}

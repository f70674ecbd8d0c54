// Where the rows of a truth table are in a Karnaugh map of 2 to 6 variables: axes in Gray order, sub-maps, bars. Pure.

import { variableBit } from "#answer/core/cubes.ts";

/** One row or column of a map, or one of the sub-maps along an axis. */
export interface Line {
  /** The bits of the axis' variables, the first variable's first: `01`. Empty on an axis without variables. */
  readonly label: string;
  /** The same bits at their positions in a row's number. */
  readonly value: number;
}

export interface Axis {
  /** Indexes of the variables, from 0; at most two. */
  readonly variables: readonly number[];
  /** The variables' bits of a row's number. */
  readonly mask: number;
  /** In Gray order; a single one on an axis without variables. */
  readonly lines: readonly Line[];
}

/** The cells that share the values of the variables on the axes of the sub-maps; the whole map up to 4 variables. */
export interface SubMap {
  /** Indexes of its lines on `MapLayout.down` and `MapLayout.across`. */
  readonly down: number;
  readonly across: number;
  /** The bits of these variables at their positions in a row's number. */
  readonly value: number;
  /** Numbers of the table's rows, line by line from the top. */
  readonly cells: readonly (readonly number[])[];
}

export interface MapLayout {
  readonly variables: number;
  /** The axes of each sub-map. */
  readonly rows: Axis;
  readonly columns: Axis;
  /**
   * The axes of the sub-maps. For five variables the sub-maps are side by side, even where rows and columns are
   * swapped.
   */
  readonly down: Axis;
  readonly across: Axis;
  /** From left to right, then from the top down. */
  readonly maps: readonly SubMap[];
}

/** Where a cell is: the index of its sub-map, and of its row and column there. */
export interface Cell {
  readonly map: number;
  readonly row: number;
  readonly column: number;
}

/** `variables` is from `mapVariablesMin` to `mapVariablesMax` (map-limits.ts). */
export function mapLayout(variables: number, swapped: boolean): MapLayout {
  const outer = Math.max(0, variables - 4);
  const half = outer + Math.floor((variables - outer) / 2);
  const axis = (from: number, to: number) => axisOf(from, to, variables);
  const [rows, columns] = inOrder(axis(outer, half), axis(half, variables), swapped);
  const [down, across] =
    outer === 1 ? [axis(0, 0), axis(0, 1)] : inOrder(axis(0, Math.min(outer, 1)), axis(1, outer), swapped);
  const maps = down.lines.flatMap((above, downAt) =>
    across.lines.map((beside, acrossAt): SubMap => {
      const value = above.value | beside.value;
      const cells = rows.lines.map((row) => columns.lines.map((column) => value | row.value | column.value));
      return { down: downAt, across: acrossAt, value, cells };
    }),
  );
  return { variables, rows, columns, down, across, maps };
}

function inOrder(first: Axis, second: Axis, swapped: boolean): readonly [Axis, Axis] {
  return swapped ? [second, first] : [first, second];
}

/** The axis of the variables from index `from` to before `to`. */
function axisOf(from: number, to: number, variables: number): Axis {
  const own = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  const shift = variables - from - own.length;
  return {
    variables: own,
    mask: own.reduce((mask, index) => mask | variableBit(index, variables), 0),
    lines: Array.from({ length: 2 ** own.length }, (_, at) => {
      const code = at ^ (at >> 1);
      return {
        label: own.length === 0 ? "" : code.toString(2).padStart(own.length, "0"),
        value: code << shift,
      };
    }),
  };
}

/** The cell of a row of the truth table. */
export function cellOf({ maps, rows, columns, down, across }: MapLayout, number: number): Cell {
  const lineOn = ({ lines, mask }: Axis) => lines.findIndex(({ value }) => value === (number & mask));
  const [downAt, acrossAt] = [lineOn(down), lineOn(across)];
  return {
    map: maps.findIndex((map) => map.down === downAt && map.across === acrossAt),
    row: lineOn(rows),
    column: lineOn(columns),
  };
}

/** The variables with one value in all cells of a sub-map, in variable order; empty if the sub-map is the whole map. */
export function fixedIn(
  { variables, down, across }: MapLayout,
  { value }: SubMap,
): readonly { readonly variable: number; readonly value: 0 | 1 }[] {
  return Array.from({ length: variables }, (_, index) => index).flatMap((variable) => {
    const bit = variableBit(variable, variables);
    if (((down.mask | across.mask) & bit) === 0) return [];
    return [{ variable, value: (value & bit) === 0 ? 0 : 1 }];
  });
}

/** The lines along which a variable is 1: from the index `from` to before `to`. They are neighbours in Gray order. */
export interface Bar {
  /** Index of the variable. */
  readonly variable: number;
  readonly from: number;
  readonly to: number;
}

/** One for each variable of the axis, in its order. */
export function barsOf({ variables, lines }: Axis): readonly Bar[] {
  return variables.map((variable, at) => {
    const isOne = ({ label }: Line) => label.charAt(at) === "1";
    const from = lines.findIndex(isOne);
    return { variable, from, to: from + lines.filter(isOne).length };
  });
}

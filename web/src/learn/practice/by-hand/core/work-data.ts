// The work by hand on a function that a section names. Pure.

import type { MarkedText } from "../../../core/data.ts";
import type { RowFunction } from "./merging.ts";

export interface WorkData extends RowFunction {
  /** Unique in its lesson; under it the progress is kept. */
  readonly id: string;
  readonly caption: MarkedText;
  /** Whether the reader merges the columns, or chooses from the chart. */
  readonly part: "merging" | "chart";
}

// The conversions that lessons show line by line, as the Number Systems tool does. Pure.

import type { MarkedText } from "../../core/data.ts";

export interface WorkingData {
  /** Unique in its lesson. */
  readonly id: string;
  readonly caption: MarkedText;
  /** In `base`; may have a point. */
  readonly digits: string;
  readonly base: number;
  readonly target: number;
}

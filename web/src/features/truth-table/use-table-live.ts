// The state of the line under the main expression: as for any expression, but a table is made of expressions alone, so
// a list of rows has to become one.

import type { Fix } from "#contract/generated/logic-types.ts";
import { asExpression } from "#expression/core/correction.ts";
import { useLive, type Live } from "#expression/use-live.ts";

export interface TableLive extends Live {
  /** A list of rows that no expression is short enough for. */
  readonly rows: Extract<Fix, { kind: "minTerms" }> | null;
}

/** `beside` are the additional expressions. */
export function useTableLive(input: string, beside: readonly string[]): TableLive {
  const live = useLive(input, "boolean", beside);
  const fix = asExpression(live.fix);
  return { ...live, fix, rows: live.fix?.kind === "minTerms" && !fix ? live.fix : null };
}

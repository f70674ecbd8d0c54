// The state of the line under the main expression: as for any expression, except that a list of rows is offered as an
// expression, because a table takes only expressions.

import type { Fix } from "#contract/generated/logic-types.ts";
import { asExpression } from "#notation/core/correction.ts";
import { useLive, type Live } from "#notation/fields/use-live.ts";

export interface TableLive extends Live {
  /** A list of rows whose expression would be too long; null for any other text. */
  readonly rows: Extract<Fix, { kind: "minTerms" }> | null;
}

/** `beside` holds the additional expressions. */
export function useTableLive(input: string, beside: readonly string[]): TableLive {
  const live = useLive(input, "boolean", { beside });
  const fix = asExpression(live.fix);
  return { ...live, fix, rows: live.fix?.kind === "minTerms" && !fix ? live.fix : null };
}

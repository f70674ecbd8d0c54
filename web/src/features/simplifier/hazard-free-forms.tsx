// The forms of an answer without static hazards: of its sum, and of its product of sums while the card shows that.
// Fetched on demand.

import { useMemo } from "react";
import type { MinimalForm } from "#contract/generated/logic-types.ts";
import type { Form } from "#answer/core/form.ts";
import { HazardFreeView, type HazardFreeViewProps } from "#answer/hazards/hazard-free-view.tsx";
import { rowsRequest } from "./core/answer-map.ts";
import type { Answered } from "./core/machine.ts";

export interface HazardFreeFormsProps extends Omit<HazardFreeViewProps, "shown" | "rows" | "hasHeading"> {
  readonly answered: Answered;
  readonly result: Form;
  /** The shown product of sums; null while the card shows none. */
  readonly product: MinimalForm | null;
}

export function HazardFreeForms({ answered, result, product, ...rest }: HazardFreeFormsProps) {
  const rows = useMemo(() => rowsRequest(answered), [answered]);
  const names = answered.answer.vars;
  const clauses = useMemo((): Form | null => product && { kind: "pos", names, ...product }, [product, names]);
  return (
    <>
      <HazardFreeView {...rest} shown={result} rows={rows} hasHeading />
      {clauses && <HazardFreeView {...rest} shown={clauses} rows={rows} hasHeading />}
    </>
  );
}

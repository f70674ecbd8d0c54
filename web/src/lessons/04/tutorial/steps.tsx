// The steps of the tutorial by their ids, as the text of the lesson names them.

import type { ReactElement } from "react";
import { subject, subjectTable } from "../core/subject.ts";
import { AfterSteps } from "./after-steps.tsx";
import { CellsStep } from "./cells-step.tsx";
import type { StepId } from "./core/tutorial.ts";
import { ListStep } from "./list-step.tsx";
import { OrderStep } from "./order-step.tsx";
import { RowsStep } from "./rows-step.tsx";
import { TableSoFar } from "./table-so-far.tsx";
import { VariablesStep } from "./variables-step.tsx";

export const steps: Readonly<Record<StepId, ReactElement>> = {
  variables: (
    <>
      <VariablesStep />
      <TableSoFar after="variables" rows={0} />
    </>
  ),
  rows: (
    <AfterSteps step="rows">
      <RowsStep />
      <TableSoFar after="rows" rows={subjectTable.rows.length} />
    </AfterSteps>
  ),
  order: (
    <AfterSteps step="order">
      <OrderStep />
    </AfterSteps>
  ),
  complement: <CellsStep step="complement" ask="Fill the column of {B'}." />,
  parts: <CellsStep step="parts" ask="Fill the column of {A+B'}." />,
  output: <CellsStep step="output" ask={`Fill the column of {F = ${subject}}.`} />,
  "min-terms": <ListStep />,
};

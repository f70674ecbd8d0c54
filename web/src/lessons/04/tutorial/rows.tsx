// Step 2.

import { AfterSteps } from "./after-steps.tsx";
import { RowsStep } from "./rows-step.tsx";
import { TableSoFar } from "./table-so-far.tsx";
import { subjectTable } from "../core/subject.ts";

export function Rows() {
  return (
    <>
      <p>
        A row is one choice of a value for each variable. One variable has two rows, 0 and 1. A second
        variable can be 0 or 1 in each of them, so two variables have 2·2 = 4 rows.
      </p>
      <p>Each further variable doubles the number of rows again.</p>
      <AfterSteps step="rows">
        <RowsStep />
        <TableSoFar after="rows" rows={subjectTable.rows.length} />
      </AfterSteps>
    </>
  );
}

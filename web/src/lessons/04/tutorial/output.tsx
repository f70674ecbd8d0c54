// Step 5.

import { M } from "#learn/reading/maths.tsx";
import { Term } from "#learn/reading/terms.tsx";
import { subject } from "../core/subject.ts";
import { CellsStep } from "./cells-step.tsx";

export function Output() {
  return (
    <>
      <p>
        One part is left: the whole expression. <M>F</M> is an <Term of="AND">AND</Term> of two columns,{" "}
        <M>{"A+B'"}</M> and <M>C</M>. Look at these two only. You do not need <M>A</M> and <M>B</M> any more,
        since their work is done in the column of <M>{"A+B'"}</M>.
      </p>
      <p>Write 1 where both columns are 1. Write 0 in each other row.</p>
      <CellsStep step="output" ask={`Fill the column of {F = ${subject}}.`} />
    </>
  );
}

// Step 1.

import { M } from "#learn/reading/maths.tsx";
import { Term } from "#learn/reading/terms.tsx";
import { subject } from "../core/subject.ts";
import { TableSoFar } from "./table-so-far.tsx";
import { VariablesStep } from "./variables-step.tsx";

export function Variables() {
  return (
    <>
      <p>
        Each variable gets a column of its own, so look for the variables first. A variable is a letter. A{" "}
        <Term of="NOT">NOT</Term> does not make a new one: <M>{"B'"}</M> has the variable <M>B</M>. A variable
        that occurs twice counts once.
      </p>
      <p>
        In <M>{`F = ${subject}`}</M> the letter <M>F</M> is only the name of the result.
      </p>
      <VariablesStep />
      <TableSoFar after="variables" rows={0} />
    </>
  );
}

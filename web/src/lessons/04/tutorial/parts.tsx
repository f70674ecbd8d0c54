// Step 4.

import { M } from "#learn/reading/maths.tsx";
import { Term } from "#learn/reading/terms.tsx";
import { subject } from "../core/subject.ts";
import { CellsStep } from "./cells-step.tsx";

export function Parts() {
  return (
    <>
      <p>
        An expression is made of parts. Work from the inside to the outside: first a NOT on one variable, then
        what stands in brackets, then the whole. <M>{`F = ${subject}`}</M> has three parts: <M>{"B'"}</M>,
        then <M>{"A+B'"}</M>, then <M>F</M> itself. Each part gets a column.
      </p>
      <p>
        Begin with <M>{"B'"}</M>. Look at <M>B</M> only, and write the other value.
      </p>
      <CellsStep step="complement" ask="Fill the column of {B'}." />
      <p>
        The next part, <M>{"A+B'"}</M>, is an <Term of="OR">OR</Term> of two columns: <M>A</M> and{" "}
        <M>{"B'"}</M>. It is 0 only where both are 0.
      </p>
      <CellsStep step="parts" ask="Fill the column of {A+B'}." />
    </>
  );
}

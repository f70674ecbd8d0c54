// First shortcut: a product is 1 in few rows.

import { M } from "#learn/reading/maths.tsx";
import { OwnFillTable } from "#learn/practice/table/own-fill-table.tsx";
import { Term } from "#learn/reading/terms.tsx";
import { fewRowsFill } from "./core/data.ts";

export function FewRows() {
  return (
    <>
      <p>
        A product is 1 only where each of its <Term of="literal">literals</Term> is 1. A product of all three
        variables is 1 in one row of eight. With one variable less it is 1 in two rows: the missing variable
        can be 0 or 1.
      </p>
      <p>
        So an OR of products needs no column for its parts. For <M>{"A.B'+A'.B.C"}</M> find the two rows of{" "}
        <M>{"A.B'"}</M> and the one row of <M>{"A'.B.C"}</M>.
      </p>
      <OwnFillTable of={fewRowsFill} />
    </>
  );
}

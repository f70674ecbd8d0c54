// Step 6.

import { M } from "#learn/reading/maths.tsx";
import { Define, Term } from "#learn/reading/terms.tsx";
import { ListStep } from "./list-step.tsx";

export function MinTerms() {
  return (
    <>
      <p>
        The rows with the value 1 say all about a function: in every other row it is 0. Each row has a{" "}
        <Define term="min term" forms="min terms">
          min term
        </Define>
        : the <Term of="product">product</Term> of all variables that is 1 in this row and nowhere else. In
        row 5, <M>A = 1</M>, <M>B = 0</M> and <M>C = 1</M>, so its min term is <M>{"A.B'.C"}</M>. A variable
        that is 0 gets a NOT.
      </p>
      <p>
        The{" "}
        <Define term="Σm list" forms="Σm lists">
          Σm list
        </Define>{" "}
        of a function names its min terms by their row numbers. Σ means <Term of="sum">sum</Term>, m means min
        terms: Σm(0, 3) is 1 in rows 0 and 3 and 0 in each other row.
      </p>
      <ListStep />
    </>
  );
}

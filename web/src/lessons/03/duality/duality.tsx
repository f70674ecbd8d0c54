// Duality: why laws come in pairs, and why it is enough to prove one of the two.

import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define, Term } from "#learn/reading/terms.tsx";
import { asked } from "../core/questions.ts";
import { DualDemo } from "./dual-demo.tsx";

export function Duality() {
  return (
    <>
      <p>
        Exchange <Term of="AND">AND</Term> and <Term of="OR">OR</Term> everywhere, exchange 0 and 1, and leave
        letters and bars as they are: that is the{" "}
        <Define term="dual" forms="duals">
          dual
        </Define>{" "}
        of an expression. What was one part stays one part, with brackets if it needs them. The dual of a sum
        of products is a{" "}
        <Define term="product of sums" forms="products of sums">
          product of sums
        </Define>
        , such as <M>(A+B').C</M>.
      </p>
      <DualDemo />
      <p>
        The dual of a law is a law again. Exchange 0 and 1 in the whole table of AND, and it is the table of
        OR. In the same way the table of OR becomes that of AND, and the table of <Term of="NOT">NOT</Term>{" "}
        stays as it is. So if both sides of an equation agree in each row, their duals agree in each row too.
      </p>
      <p>Most laws have two forms, each the dual of the other. A proof of one form is enough.</p>
      <QuestionBlock of={asked.dualOf} />
    </>
  );
}

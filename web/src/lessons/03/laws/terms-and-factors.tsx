// What a sum and a product are made of, and when an expression is as short as it can be.

import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define, Term } from "#learn/reading/terms.tsx";
import { asked } from "../core/questions.ts";

export function TermsAndFactors() {
  return (
    <>
      <p>
        The parts of a <Term of="sum">sum</Term> are its{" "}
        <Define term="term" forms="terms">
          terms
        </Define>
        . The parts of a <Term of="product">product</Term> are its{" "}
        <Define term="factor" forms="factors">
          factors
        </Define>
        . So <M>A.B'+C</M> has the terms <M>A.B'</M> and <M>C</M>, and its first term has the factors <M>A</M>{" "}
        and <M>B'</M>.
      </p>
      <p>
        A{" "}
        <Define term="sum of products" forms="sums of products">
          sum of products
        </Define>{" "}
        is a sum whose terms are products of <Term of="literal">literals</Term>. A single product and a single
        literal count too. A task of this lesson asks for an expression{" "}
        <Define term="as short as you can">as short as you can</Define>: a sum of products with the fewest
        terms, and of these one with the fewest literals.
      </p>
      <QuestionBlock of={asked.sumsOfProducts} />
    </>
  );
}

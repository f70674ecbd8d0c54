// The Distributive law: opening brackets and taking out, both ways.

import { EquationLine } from "../../../reading/equation-line.tsx";
import { Law } from "../../../reading/law.tsx";
import { M } from "../../../reading/maths.tsx";
import { Proof } from "../../../reading/proof.tsx";
import { QuestionBlock } from "../../../reading/question-block.tsx";
import { Define } from "../../../reading/terms.tsx";
import { consequences } from "../core/consequences.ts";
import { lawOf } from "../core/laws.ts";
import { asked } from "../core/questions.ts";

export function Distributive() {
  return (
    <>
      <p>
        The parts that a sum adds, or that a product multiplies, are its <Define term="term">terms</Define>.
        This law joins the two signs. From left to right it opens brackets; from right to left it takes out
        what terms share.
      </p>
      <p>
        You know the first form from numbers. The second form is new: with numbers it is false, with the two
        values 0 and 1 it holds. The tables are its proof, and the next laws are proved with it.
      </p>
      <Law of={lawOf("distributive")} />
      <QuestionBlock of={asked.secondForm} />
      <p>
        Two brackets are opened by using the law again and again: each term of the one goes to each term of
        the other. Show Steps does this in one step.
      </p>
      <Proof lines={consequences.productOfSums.proof} />
      <p>By the second form a sum of products becomes a product of sums in the same way:</p>
      <EquationLine of={consequences.sumOfProducts.equation} />
      <p>
        Taking out goes the other way, and it makes an expression shorter: <M>A.B+A.B'</M> becomes{" "}
        <M>A.(B+B')</M>, and that is <M>A</M>.
      </p>
      <QuestionBlock of={asked.takenOut} />
    </>
  );
}

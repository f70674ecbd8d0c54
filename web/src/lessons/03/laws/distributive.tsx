// The Distributive law: opening brackets and taking out, both ways.

import { EquationLines } from "#learn/reading/equation-lines.tsx";
import { Folded } from "#learn/reading/folded.tsx";
import { Law } from "#learn/reading/law.tsx";
import { M } from "#learn/reading/maths.tsx";
import { Proof } from "#learn/reading/proof.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { consequences } from "./core/consequences.ts";
import { lawOf } from "./core/laws.ts";
import { asked } from "../core/questions.ts";

export function Distributive() {
  return (
    <>
      <p>
        This law joins the two signs. From left to right it opens brackets; from right to left it takes out
        what all parts share. You know the first form from numbers. Its dual is new: with numbers it is false,
        with the two values 0 and 1 it holds.
      </p>
      <Law of={lawOf("distributive")} />
      <QuestionBlock of={asked.secondForm} />
      <p>
        Two brackets are opened by using the law again and again: each term of the one goes to each term of
        the other. Show Steps does this in one step. By the second form a sum of products becomes a product of
        sums in the same way:
      </p>
      <EquationLines of={[consequences.productOfSums.equation, consequences.sumOfProducts.equation]} />
      <Folded label="Show each step" lessLabel="Hide the steps">
        <Proof lines={consequences.productOfSums.proof} />
      </Folded>
      <p>
        Taking out makes an expression shorter. Two terms that differ in one literal alone become one term.
        Many books call this combining: <M>A.B+A.B' = A</M>.
      </p>
      <Folded label="Show its proof" lessLabel="Hide the proof">
        <Proof lines={consequences.combining.proof} />
      </Folded>
      <QuestionBlock of={asked.takenOut} />
    </>
  );
}

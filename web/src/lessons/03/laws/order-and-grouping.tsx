// Order and grouping: laws that people use without writing them down.

import { Law } from "#learn/reading/law.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { lawOf } from "./core/laws.ts";
import { asked } from "../core/questions.ts";

export function OrderAndGrouping() {
  return (
    <>
      <p>
        You would not stop at <M>A.B = B.A</M> or at <M>A.(B.C) = (A.B).C</M>. Books call the first law
        commutative and the second associative. Together they say: a product is a collection of factors, and a
        sum is a collection of terms. Their order does not matter.
      </p>
      <Law of={lawOf("order-and-grouping")} />
      <p>
        Proofs in this lesson and Show Steps use these laws without a word: lines that differ only in order or
        grouping count as one line. At the beginning Show Steps takes away the brackets that change nothing;
        its label for this is “Redundant brackets”.
      </p>
      <QuestionBlock of={asked.bracketsToGo} />
    </>
  );
}

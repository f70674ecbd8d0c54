// Order and grouping: laws that everybody uses and nobody writes down.

import { Law } from "../../../reading/law.tsx";
import { M } from "../../../reading/maths.tsx";
import { QuestionBlock } from "../../../reading/question-block.tsx";
import { lawOf } from "../core/laws.ts";
import { asked } from "../core/questions.ts";

export function OrderAndGrouping() {
  return (
    <>
      <p>
        You would not stop at <M>A.B = B.A</M> or at <M>A.(B.C) = (A.B).C</M>. Books call the first law
        commutative and the second associative. Together they say: a product is a collection of parts, and so
        is a sum. The order of the parts does not matter.
      </p>
      <Law of={lawOf("order-and-grouping")} />
      <p>
        The tables are the only proof of these laws, and nobody doubts them. So they need no step. Proofs in
        this lesson and Show Steps use them without a word: lines that differ only in order or grouping count
        as one line. Show Steps has one label for brackets, “Redundant brackets”. It takes away the brackets
        that change nothing, at the beginning, before any law is used.
      </p>
      <QuestionBlock of={asked.bracketsToGo} />
    </>
  );
}

// Second shortcut: stop at the first 0 of an AND and at the first 1 of an OR.

import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { questions } from "./core/data.ts";

export function FirstZero() {
  return (
    <>
      <p>
        One 0 makes an AND 0. Stop there: the other parts do not matter. In <M>{"(A+B').C"}</M> look at{" "}
        <M>C</M> first, and half of the rows are done.
      </p>
      <QuestionBlock of={questions.firstZero} />
      <p>
        In the same way, one 1 makes an OR 1. Look at the shortest part first, and at the long one only where
        you must.
      </p>
      <QuestionBlock of={questions.firstOne} />
    </>
  );
}

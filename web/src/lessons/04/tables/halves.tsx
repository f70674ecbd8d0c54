// Third shortcut: put in one variable, and the table falls into two simple halves.

import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { OwnFillTable } from "#learn/practice/table/own-fill-table.tsx";
import { halvesFill, questions } from "./core/data.ts";

export function Halves() {
  return (
    <>
      <p>
        Choose one variable and put in its value. In the upper half of the table <M>A = 0</M>, in the lower
        half <M>A = 1</M>. In each half a shorter expression is left.
      </p>
      <p>
        Take <M>{"A.B+A'.C"}</M>. With <M>A = 0</M> it is <M>{"0.B+1.C"}</M>, so only <M>C</M> is left. With{" "}
        <M>A = 1</M> only <M>B</M> is left. Copy the column of <M>C</M> into the upper half and the column of{" "}
        <M>B</M> into the lower half.
      </p>
      <OwnFillTable of={halvesFill} />
      <QuestionBlock of={questions.half} />
    </>
  );
}

// Step 7.

import { Example } from "#learn/reading/example.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { questions, subjectExample } from "../tables/core/data.ts";
import { subject } from "../core/subject.ts";
import { StartAgain } from "./start-again.tsx";

export function Checking() {
  return (
    <>
      <p>
        Two short checks find most mistakes. The first checks a row: choose one, put its values into the
        expression and compare the result with the table.
      </p>
      <QuestionBlock of={questions.row} />
      <p>
        The second looks at the whole column. <M>{`F = ${subject}`}</M> is an AND with <M>C</M>. So in each
        row with <M>C = 0</M> the value must be 0, and at most four rows can be 1.
      </p>
      <QuestionBlock of={questions.list} />
      <p>The Truth Table tool checks all rows at once.</p>
      <Example of={subjectExample} />
      <StartAgain />
    </>
  );
}

// What a truth table is built from, and one row to begin with.

import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Term } from "#learn/reading/terms.tsx";
import { questions } from "../tables/core/data.ts";
import { subject } from "../core/subject.ts";

export function SevenSteps() {
  return (
    <>
      <p>
        A <Term of="truth table">truth table</Term> shows the <Term of="value">value</Term> of an{" "}
        <Term of="expression">expression</Term> in each <Term of="row">row</Term>. Seven steps lead from any
        expression to its table. Here you build the table of <M>{`F = ${subject}`}</M>.
      </p>
      <ol>
        <li>Find the variables.</li>
        <li>Count the rows.</li>
        <li>Put the rows in order.</li>
        <li>Make a column for each part.</li>
        <li>
          Fill the <Term of="output">output</Term> column.
        </li>
        <li>List the rows with a 1.</li>
        <li>Check the table.</li>
      </ol>
      <p>
        Your table grows from step to step and keeps what you fill in. It is judged only when you press Check.
      </p>
      <QuestionBlock of={questions.before} />
    </>
  );
}

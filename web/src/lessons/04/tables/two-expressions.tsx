// Two expressions in one table: equal columns are a proof.

import { Example } from "#learn/reading/example.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { OwnFillTable } from "#learn/practice/table/own-fill-table.tsx";
import { Term } from "#learn/reading/terms.tsx";
import { proofExample, proofFill, provedSides, questions } from "./core/data.ts";

export function TwoExpressions() {
  const [left, right] = provedSides;
  return (
    <>
      <p>
        One table can hold two expressions. Take the variables of both together, and make the columns of both.
        If the two columns agree in each row, the expressions are equal. This is a{" "}
        <Term of="proof">proof</Term>, since there is no other row. If they differ in one row, they are not
        equal, and that row shows it.
      </p>
      <p>
        Prove that <M>{`${left} = ${right}`}</M>.
      </p>
      <OwnFillTable of={proofFill} />
      <Example of={proofExample} />
      <QuestionBlock of={questions.equal} />
    </>
  );
}

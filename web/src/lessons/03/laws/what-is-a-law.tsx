// What an equation, a law, a counterexample and a proof are.

import { Define, Term } from "#learn/reading/terms.tsx";
import { FunctionTable } from "#learn/reading/function-table.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { SideBySide } from "#learn/reading/side-by-side.tsx";
import { asked } from "../core/questions.ts";
import { equationInRows } from "./core/tables.ts";

export function WhatIsALaw() {
  return (
    <>
      <p>
        An{" "}
        <Define term="equation" forms="equations">
          equation
        </Define>{" "}
        says that two <Term of="expression">expressions</Term> have the same <Term of="value">value</Term>.{" "}
        <M>A+B = B</M> is an equation. Is it true? Its <Term of="truth table">truth table</Term> shows it:
        look for a <Term of="row">row</Term> in which the two columns differ.
      </p>
      <SideBySide>
        <FunctionTable of={equationInRows} />
        <QuestionBlock of={asked.whichRow} />
      </SideBySide>
      <p>
        A row in which the two sides differ is a{" "}
        <Define term="counterexample" forms="counterexamples">
          counterexample
        </Define>
        . An equation without one holds in every row: it is a{" "}
        <Define term="law" forms="laws">
          law
        </Define>
        .
      </p>
      <p>
        The letters of a law stand for any expression. <M>A+0 = A</M> also says <M>B.C'+0 = B.C'</M>. And a
        part of a longer expression can be replaced by its equal: the whole keeps its value.
      </p>
      <p>
        A{" "}
        <Define term="proof" forms="proofs">
          proof
        </Define>{" "}
        shows that an equation is a law. There are two ways.
      </p>
      <ol>
        <li>By table: work out both sides in each row. The two columns must be the same.</li>
        <li>
          From earlier laws: begin with one side and change it line by line, each time by a law that is proved
          already, until it is the other side. Simplifying works in the same way.
        </li>
      </ol>
      <QuestionBlock of={asked.rowsToAgree} />
    </>
  );
}

// De Morgan's theorems for two and for many variables, and bars within bars.

import { GateDemo } from "#learn/gates/gate-demo.tsx";
import { FunctionTable } from "#learn/reading/function-table.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Term } from "#learn/reading/terms.tsx";
import { nestedChain, questions, threeChain, twoTable } from "./core/data.ts";

export function TwoVariables() {
  return (
    <>
      <p>
        Lesson 03 has the two theorems as a <Term of="law">law</Term>: <M>(A+B)' = A'.B'</M> and{" "}
        <M>(A.B)' = A'+B'</M>. The <Term of="truth table">truth table</Term> proves the first one:
      </p>
      <FunctionTable of={twoTable} />
      <QuestionBlock of={questions.columns} />
      <p>
        The <Term of="Venn diagram">Venn diagram</Term> shows why. Outside of both circles is what is outside
        of A and also outside of B. This is the <Term of="NOR">NOR</Term> <Term of="gate">gate</Term>. Press
        the regions:
      </p>
      <GateDemo gate="nor" />
    </>
  );
}

export function ManyVariables() {
  return (
    <>
      <p>
        The theorems hold for any number of <Term of="Boolean variable">variables</Term>, because a long{" "}
        <Term of="product">product</Term> can be opened one <Term of="factor">factor</Term> at a time:
      </p>
      <p>
        <M>{threeChain}</M>.
      </p>
      <p>
        So the bar over a product becomes a <Term of="sum">sum</Term> of bars, and the bar over a sum becomes
        a product of bars.
      </p>
      <QuestionBlock of={questions.four} />
      <QuestionBlock of={questions.literals} />
    </>
  );
}

export function NestedBars() {
  return (
    <>
      <p>When bars are within bars, begin with the outermost one:</p>
      <p>
        <M>{nestedChain}</M>.
      </p>
      <QuestionBlock of={questions.nested} />
      <QuestionBlock of={questions.outside} />
    </>
  );
}

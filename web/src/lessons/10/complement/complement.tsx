// The complement of an expression, duality, and gates with bubbles.

import { CircuitBlock } from "#learn/circuits/circuit-block.tsx";
import { M } from "#learn/reading/maths.tsx";
import { MistakeBlock } from "#learn/reading/mistake-block.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Term } from "#learn/reading/terms.tsx";
import { brackets, circuits, complementOf, questions } from "./core/data.ts";

export function ComplementAtOnce() {
  return (
    <>
      <p>
        With De Morgan you can write the <Term of="complement">complement</Term> of a whole{" "}
        <Term of="expression">expression</Term> at once: exchange <Term of="AND">AND</Term> and{" "}
        <Term of="OR">OR</Term> everywhere, and complement each variable. Then the{" "}
        <Term of="value">value</Term> is the other one in each <Term of="row">row</Term>. For example,{" "}
        <M>{`${complementOf.left} = ${complementOf.right}`}</M>.
      </p>
      <p>
        In this way a sum of <Term of="term">terms</Term> becomes a product, and a{" "}
        <Term of="product of sums">product of sums</Term> becomes a{" "}
        <Term of="sum of products">sum of products</Term>.
      </p>
      <QuestionBlock of={questions.complement} />
      <MistakeBlock of={brackets} />
      <QuestionBlock of={questions.sumToProduct} />
    </>
  );
}

export function DualityAgain() {
  return (
    <>
      <p>
        The <Term of="dual">dual</Term> of an expression exchanges AND and OR as well, but leaves the
        variables as they are. So dual and complement differ in the bars over the variables alone. An{" "}
        <Term of="equation">equation</Term> stays true under both: that is why each law has a second form.
      </p>
      <QuestionBlock of={questions.dual} />
    </>
  );
}

export function GatesWithBubbles() {
  return (
    <>
      <p>
        In a drawing De Morgan moves <Term of="bubble">bubbles</Term> through a <Term of="gate">gate</Term>.
        Bubbles at all <Term of="input">inputs</Term> and one at the <Term of="output">output</Term> change
        places if AND and OR do too. So an OR gate with bubbles at its inputs is a <Term of="NAND">NAND</Term>{" "}
        gate. Here the second circuit is a NOR gate with both inputs complemented:
      </p>
      <CircuitBlock of={circuits.norOfNots} />
      <QuestionBlock of={questions.gate} />
    </>
  );
}

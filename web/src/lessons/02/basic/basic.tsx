// The sections of lesson 02 about NOT, AND and OR, each with its demonstration.

import { Define, Term } from "#learn/reading/terms.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { GateDemo } from "#learn/gates/gate-demo.tsx";
import { gateQuestions as questions } from "./core/gate-questions.ts";

export function GateSection() {
  return (
    <>
      <p>
        A <Term of="Boolean function">Boolean function</Term> can be written as an{" "}
        <Term of="expression">expression</Term> or as a <Term of="truth table">truth table</Term>. A computer
        needs a part that works it out.
      </p>
      <p>
        A{" "}
        <Define term="gate" forms="gates">
          gate
        </Define>{" "}
        is such a part. Each{" "}
        <Define term="input" forms="inputs">
          input
        </Define>{" "}
        of a gate takes a <Term of="value">value</Term>, 0 or 1. Its{" "}
        <Define term="output" forms="outputs">
          output
        </Define>{" "}
        gives a value back. The inputs alone decide the output. So the truth table of a gate has one{" "}
        <Term of="row">row</Term> for each state of its inputs.
      </p>
      <p>
        In a drawing the inputs are at the left, each with its{" "}
        <Term of="Boolean variable">Boolean variable</Term>. The output is at the right; here it is called{" "}
        <M>Y</M>. Three gates have the names of the <Term of="operator">operators</Term> that you know:{" "}
        <Term of="NOT">NOT</Term>, <Term of="AND">AND</Term> and <Term of="OR">OR</Term>.
      </p>
      <QuestionBlock of={questions.inputRows} />
    </>
  );
}

export function NotSection() {
  return (
    <>
      <p>
        The NOT gate has one input. Its output is the <Term of="complement">complement</Term> of the input,
        written <M>A'</M>. In the drawing the small circle stands for NOT.
      </p>
      <p>
        A{" "}
        <Define term="Venn diagram" forms="Venn diagrams">
          Venn diagram
        </Define>{" "}
        is a drawing with a circle for each variable. Inside circle A, <M>A = 1</M>. Outside it, <M>A = 0</M>.
        Where the function is 1, the region is hatched.
      </p>
      <QuestionBlock of={questions.predictNot} />
      <p>Press the input, a table row or a region: all three views change together.</p>
      <GateDemo gate="not" />
      <QuestionBlock of={questions.notRegion} />
    </>
  );
}

export function AndSection() {
  return (
    <>
      <p>
        The AND of <M>A</M> and <M>B</M> is 1 only when both are 1. It is written <M>A.B</M>, the{" "}
        <Term of="product">product</Term> of <M>A</M> and <M>B</M>.
      </p>
      <p>
        In the circuit the two switches are in series: one after the other. The current must pass through both
        on its way from the battery to the lamp. A closed switch is 1, and so is a lit lamp.
      </p>
      <QuestionBlock of={questions.predictAnd} />
      <p>Press an input, a switch, a table row or a region: all four views change together.</p>
      <GateDemo gate="and" />
      <QuestionBlock of={questions.andSeries} />
    </>
  );
}

export function OrSection() {
  return (
    <>
      <p>
        The OR of <M>A</M> and <M>B</M> is 1 when at least one of them is 1. It is written <M>A+B</M>, the{" "}
        <Term of="sum">sum</Term> of <M>A</M> and <M>B</M>.
      </p>
      <p>
        In the circuit the two switches are in parallel: side by side. Each of them is a separate way for the
        current.
      </p>
      <QuestionBlock of={questions.predictOr} />
      <p>Now press, and look at the state with both inputs at 1.</p>
      <GateDemo gate="or" />
      <QuestionBlock of={questions.orBoth} />
    </>
  );
}

export function CompareSection() {
  return (
    <>
      <p>
        Two inputs have four states. In some of them AND and OR give the same output. Set the same state in
        both demonstrations above, and compare.
      </p>
      <QuestionBlock of={questions.andOrDiffer} />
    </>
  );
}

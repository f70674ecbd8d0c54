// From an expression to its circuit and back.

import { CircuitBlock } from "#learn/circuits/circuit-block.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Term } from "#learn/reading/terms.tsx";
import { circuits, questions } from "./core/data.ts";

export function LastOperator() {
  return (
    <>
      <p>
        Every <Term of="expression">expression</Term> is worked out in some order, from its{" "}
        <Term of="Boolean variable">variables</Term> to one last <Term of="operator">operator</Term>. Its
        operands have a last operator of their own, and so on. This shape is a tree: the last operator is its
        root, and the variables are its leaves.
      </p>
      <p>
        The circuit has the same shape. Each <Term of="NOT">NOT</Term>, <Term of="AND">AND</Term> and{" "}
        <Term of="OR">OR</Term> is a <Term of="gate">gate</Term>, and an AND with a bar over it is one{" "}
        <Term of="NAND">NAND</Term> gate. The gate of the last operator is at the bulb.
      </p>
      <CircuitBlock of={circuits.tree} />
      <p>
        The switches can be pressed. A thick wire is 1. Find the three settings in which <M>F</M> is 1.
      </p>
      <QuestionBlock of={questions.root} />
      <QuestionBlock of={questions.rootOfBar} />
    </>
  );
}

export function ToCircuit() {
  return (
    <>
      <p>To draw the circuit of an expression, begin at the end:</p>
      <ol>
        <li>Find the last operator, and draw its gate at the bulb.</li>
        <li>
          It has one <Term of="input">input</Term> for each operand. Find the last operator of each operand,
          and draw its gate.
        </li>
        <li>Go on until each input is a variable. There the switches are.</li>
      </ol>
      <CircuitBlock of={circuits.built} />
      <p>
        The last operator of <M>{"A.(B+C')+B'.C"}</M> joins two <Term of="product">products</Term>, so an OR
        gate is at the bulb. One of the products has a <Term of="sum">sum</Term> in it.
      </p>
      <QuestionBlock of={questions.gates} />
    </>
  );
}

export function SharedGates() {
  return (
    <>
      <p>
        A text must write a part again each time it is used. A circuit need not: the wire of one gate can
        branch and go to several places. In <M>{"A'.B+A'.C"}</M> the bar over <M>A</M> is written twice, and
        one NOT gate is enough. A dot shows where a wire branches.
      </p>
      <CircuitBlock of={circuits.shared} />
      <QuestionBlock of={questions.sharedGates} />
    </>
  );
}

export function ToExpression() {
  return (
    <>
      <p>
        From a circuit to its expression you go the other way, from the switches to the bulb. Write at each
        gate what it gives. Take a gate only when all its inputs are known. A sum that goes into an AND or a
        NOT gate needs brackets.
      </p>
      <CircuitBlock of={circuits.read} />
      <QuestionBlock of={questions.innerGate} />
      <QuestionBlock of={questions.whole} />
      <p>
        One <Term of="row">row</Term> is a quick check: if the circuit and your expression do not have the
        same <Term of="value">value</Term> there, your expression is wrong. If they agree, other rows can
        still differ.
      </p>
      <QuestionBlock of={questions.row} />
    </>
  );
}

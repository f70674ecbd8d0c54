// XOR and XNOR: difference and equality, parity, the controlled inverter.

import { CircuitBlock } from "#learn/circuits/circuit-block.tsx";
import { GateDemo } from "#learn/gates/gate-demo.tsx";
import { FunctionTable } from "#learn/reading/function-table.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define, Term } from "#learn/reading/terms.tsx";
import { circuits, parityTable, questions } from "./core/data.ts";

export function Xor() {
  return (
    <>
      <p>
        <Term of="XOR">XOR</Term> is 1 when its two inputs differ. In the Venn diagram it is what is in one
        circle alone.
      </p>
      <GateDemo gate="xor" />
      <QuestionBlock of={questions.xorOfSame} />
    </>
  );
}

export function Xnor() {
  return (
    <>
      <p>
        <Term of="XNOR">XNOR</Term> is 1 when its two inputs are equal. So it compares two{" "}
        <Term of="bit">bits</Term>. Two numbers are equal if they are equal in each place: one XNOR for each
        place, and an AND gate.
      </p>
      <GateDemo gate="xnor" />
      <CircuitBlock of={circuits.equalNumbers} />
      <QuestionBlock of={questions.xnorOfNot} />
    </>
  );
}

export function Parity() {
  return (
    <>
      <p>
        XOR of many inputs is 1 when the number of ones among them is odd. This <Term of="value">value</Term>{" "}
        is called their <Define term="parity">parity</Define>. It does not depend on the order of the inputs,
        and a chain of XOR gates computes it.
      </p>
      <FunctionTable of={parityTable} />
      <CircuitBlock of={circuits.parity} />
      <QuestionBlock of={questions.triple} />
      <QuestionBlock of={questions.evenBit} />
      <QuestionBlock of={questions.oneError} />
      <p>So the receiver sees that one bit is wrong, but not which one. Two wrong bits hide each other.</p>
    </>
  );
}

export function ControlledInverter() {
  return (
    <>
      <p>
        Look at one input of XOR as a switch. With <M>S = 0</M> the other input passes as it is. With{" "}
        <M>S = 1</M> it is inverted. So an XOR gate is a NOT that can be switched on and off.
      </p>
      <CircuitBlock of={circuits.inverter} />
      <QuestionBlock of={questions.inverter} />
    </>
  );
}

// The half adder and the full adder, each from its table.

import { CircuitBlock } from "#learn/circuits/circuit-block.tsx";
import { FunctionTable } from "#learn/reading/function-table.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define, Term } from "#learn/reading/terms.tsx";
import { circuits, half, questions, tables } from "./core/data.ts";

export function HalfAdder() {
  return (
    <>
      <p>
        Now build something useful: a circuit that adds. Binary numbers have the digits 0 and 1, called{" "}
        <Define term="bit" forms="bits">
          bits
        </Define>
        . In binary, 1 and 1 is 10, so two bits give a digit S in the same place and a{" "}
        <Define term="carry" forms="carries">
          carry
        </Define>{" "}
        K into the next place. Begin with the <Term of="truth table">truth table</Term>. K and S together are
        the number of ones in the row:
      </p>
      <FunctionTable of={tables.half} />
      <QuestionBlock of={questions.digit} />
      <p>
        So S is <M>{half.sum}</M>, and K is <M>{half.carry}</M>. This circuit is called a{" "}
        <Define term="half adder" forms="half adders">
          half adder
        </Define>
        .
      </p>
      <CircuitBlock of={circuits.half} />
    </>
  );
}

export function FullAdder() {
  return (
    <>
      <p>
        In all places but the first, there is a carry from the place before as well. Call it <M>C</M>. A{" "}
        <Define term="full adder" forms="full adders">
          full adder
        </Define>{" "}
        adds three bits:
      </p>
      <QuestionBlock of={questions.fullRow} />
      <FunctionTable of={tables.full} />
      <p>
        S is 1 in the rows with one or three ones. That is XOR of three inputs. For K, use a{" "}
        <Term of="Karnaugh map">Karnaugh map</Term> or look at the rows:
      </p>
      <QuestionBlock of={questions.carry} />
      <CircuitBlock of={circuits.full} />
      <p>
        Set the switches to <M>A = 1</M>, <M>B = 1</M> and <M>C = 1</M>: the sum is three, 11. Full adders in
        a row, each with the carry of the one before, add numbers of any length.
      </p>
      <QuestionBlock of={questions.fromHalves} />
    </>
  );
}

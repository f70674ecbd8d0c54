// NAND and NOR, each of which is enough alone; sums of products with NAND; bubbles; three inputs.

import { BuildLinks } from "#learn/reading/build-links.tsx";
import { CircuitBlock } from "#learn/circuits/circuit-block.tsx";
import { GateDemo } from "#learn/gates/gate-demo.tsx";
import { M } from "#learn/reading/maths.tsx";
import { MistakeBlock } from "#learn/reading/mistake-block.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define, Term } from "#learn/reading/terms.tsx";
import { buildTasks, circuits, questions, threeInputs } from "./core/data.ts";

export function Nand() {
  return (
    <>
      <p>
        You have met the <Term of="NAND">NAND</Term> <Term of="gate">gate</Term>, the{" "}
        <Term of="complement">complement</Term> of <Term of="AND">AND</Term>. Its{" "}
        <Term of="output">output</Term> is 0 only when all its <Term of="input">inputs</Term> are 1. Press an
        input, a <Term of="row">row</Term> of the <Term of="truth table">truth table</Term> or a region of the{" "}
        <Term of="Venn diagram">Venn diagram</Term>.
      </p>
      <GateDemo gate="nand" />
      <QuestionBlock of={questions.nandZero} />
    </>
  );
}

export function Nor() {
  return (
    <>
      <p>
        <Term of="NOR">NOR</Term> is the complement of <Term of="OR">OR</Term>, and the{" "}
        <Term of="dual">dual</Term> of NAND: the same words with 0 and 1 exchanged.
      </p>
      <GateDemo gate="nor" />
      <QuestionBlock of={questions.norOne} />
    </>
  );
}

export function NandAlone() {
  return (
    <>
      <p>
        A kind of gate of which every circuit can be built is called{" "}
        <Define term="universal gate" forms="universal gates">
          universal
        </Define>
        . To show that NAND is universal, it is enough to build <Term of="NOT">NOT</Term>, AND and OR of it:
        every <Term of="expression">expression</Term> has these three alone.
      </p>
      <QuestionBlock of={questions.notByNand} />
      <QuestionBlock of={questions.andByNand} />
      <QuestionBlock of={questions.orByNand} />
    </>
  );
}

export function NorAlone() {
  return (
    <>
      <p>
        NOR is universal too. NOT is <M>(A+A)'</M>, and OR is NOR with a second bar. What is left is AND:
      </p>
      <QuestionBlock of={questions.andByNor} />
      <p>
        A factory that makes one kind of gate can build everything. In many chips a NAND gate also needs fewer
        transistors than an AND gate, which is a NAND with a NOT after it.
      </p>
    </>
  );
}

export function NandNand() {
  return (
    <>
      <p>
        A <Term of="sum of products">sum of products</Term> becomes NAND gates without any thought. Put two
        bars over it, and use De Morgan below the upper one: <M>{"A.B+C.D = ((A.B)'.(C.D)')'"}</M>. So each
        AND becomes a NAND, and the OR at the end becomes a NAND too.
      </p>
      <CircuitBlock of={circuits.nandNand} />
      <QuestionBlock of={questions.nandNand} />
      <p>
        A <Term of="product of sums">product of sums</Term> becomes NOR gates in the same way, with two levels
        as before.
      </p>
    </>
  );
}

export function Bubbles() {
  return (
    <>
      <p>
        The small circle at a gate is called a{" "}
        <Define term="bubble" forms="bubbles">
          bubble
        </Define>
        , and it is a NOT. De Morgan can be read off the drawing: a bubble at the output may be pushed to all
        inputs if AND and OR are exchanged. Two bubbles on one wire cancel each other.
      </p>
      <CircuitBlock of={circuits.pushed} />
      <QuestionBlock of={questions.bubble} />
    </>
  );
}

export function ThreeInputs() {
  return (
    <>
      <p>A NAND gate with three inputs is not a NAND gate after a NAND gate:</p>
      <MistakeBlock of={threeInputs} />
      <p>The same holds for NOR. Now build some circuits of one kind of gate. The Simulator judges them:</p>
      <BuildLinks of={buildTasks} />
    </>
  );
}

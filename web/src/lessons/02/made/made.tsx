// The sections of lesson 02 about the gates that are made of NOT, AND and OR.

import { BuildLinks } from "#learn/reading/build-links.tsx";
import { Define, Term } from "#learn/reading/terms.tsx";
import { Example } from "#learn/reading/example.tsx";
import { FunctionTable } from "#learn/reading/function-table.tsx";
import { M } from "#learn/reading/maths.tsx";
import { MistakeBlock } from "#learn/reading/mistake-block.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { GateFigure } from "#learn/gates/gate-figure.tsx";
import { GatePair } from "#learn/gates/gate-pair.tsx";
import { drawn } from "../core/drawings.ts";
import {
  andOfNandsExample,
  buildTasks,
  nandExample,
  norExample,
  orOfNandsExample,
  xnorExample,
  xorExample,
} from "../core/examples.ts";
import { madeQuestions as questions } from "./core/made-questions.ts";
import { nandMistake, norMistake } from "../core/mistakes.ts";
import { nandTable, norTable, xnorTable, xorTable } from "../core/tables.ts";

export function NandSection() {
  return (
    <>
      <p>
        An AND gate followed by a NOT gate is so common that it has a name: <Define term="NAND">NAND</Define>,
        from NOT AND. Its expression is <M>(A.B)'</M>. The bar covers the whole product, because NOT comes
        after AND.
      </p>
      <GatePair>
        <GateFigure of={drawn.nand} caption="AND, then NOT" />
        <GateFigure
          of={drawn.nand}
          caption="The same as one NAND gate: the small circle is the NOT"
          isMerged
        />
      </GatePair>
      <QuestionBlock of={questions.predictNand} />
      <FunctionTable of={nandTable} />
      <MistakeBlock of={nandMistake} />
      <Example of={nandExample} />
    </>
  );
}

export function NorSection() {
  return (
    <>
      <p>
        An OR gate followed by a NOT gate is <Define term="NOR">NOR</Define>, from NOT OR. Its expression is{" "}
        <M>(A+B)'</M>. In words: neither <M>A</M> nor <M>B</M>.
      </p>
      <GatePair>
        <GateFigure of={drawn.nor} caption="OR, then NOT" />
        <GateFigure of={drawn.nor} caption="The same as one NOR gate" isMerged />
      </GatePair>
      <QuestionBlock of={questions.predictNor} />
      <FunctionTable of={norTable} />
      <MistakeBlock of={norMistake} />
      <Example of={norExample} />
    </>
  );
}

export function XorSection() {
  return (
    <>
      <p>
        <Term of="XOR">XOR</Term> is 1 when its two inputs differ. It is written <M>A^B</M>. There are two
        ways to differ: <M>A</M> is 1 and <M>B</M> is 0, or <M>A</M> is 0 and <M>B</M> is 1. So XOR is made of
        five gates: <M>A.B'+A'.B</M>.
      </p>
      <GatePair>
        <GateFigure of={drawn.xorParts} caption="Inputs with the same letter are the same input" />
        <GateFigure of={drawn.xor} caption="The same as one XOR gate: an OR gate with a second curve" />
      </GatePair>
      <QuestionBlock of={questions.predictXor} />
      <FunctionTable of={xorTable} />
      <p>In the Simulator, the one gate and the five gates have the same output.</p>
      <Example of={xorExample} />
    </>
  );
}

export function XnorSection() {
  return (
    <>
      <p>
        XOR followed by NOT is <Define term="XNOR">XNOR</Define>. Its expression is <M>(A^B)'</M>. Where XOR
        is 1, XNOR is 0, and the other way round.
      </p>
      <GateFigure of={drawn.xnor} caption="The XNOR gate: XOR with the small circle of NOT" isMerged />
      <QuestionBlock of={questions.xnorMeans} />
      <FunctionTable of={xnorTable} />
      <QuestionBlock of={questions.xnorParts} />
      <Example of={xnorExample} />
    </>
  );
}

export function OneGateSection() {
  return (
    <>
      <p>NAND can do more than it seems to. Give both of its inputs the same variable.</p>
      <GateFigure of={drawn.notOfNand} caption="A NAND gate with A at both inputs" isMerged />
      <QuestionBlock of={questions.nandTwice} />
      <p>
        So NAND followed by such a NOT is AND again. The output of the first gate goes to both inputs of the
        second one.
      </p>
      <GateFigure of={drawn.andOfNands} caption="AND, made of two NAND gates" isMerged />
      <Example of={andOfNandsExample} />
      <p>
        OR needs three NAND gates: two of them make <M>A'</M> and <M>B'</M>, and the third is 0 only when both
        of these are 1.
      </p>
      <GateFigure of={drawn.orOfNands} caption="OR, made of three NAND gates" isMerged />
      <Example of={orOfNandsExample} />
      <p>
        NOT, AND and OR can be made of NAND gates alone, so every circuit can, and a whole computer. NOR gates
        alone are enough too. Open the drawings and try their four states.
      </p>
      <p>
        Now build some yourself. The Simulator gives you the switches and the bulb, and judges the circuit.
      </p>
      <BuildLinks of={buildTasks} />
    </>
  );
}

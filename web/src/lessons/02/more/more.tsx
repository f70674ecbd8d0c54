// The sections of lesson 02 about more than two inputs, and about expressions and drawings.

import { Define } from "#learn/reading/terms.tsx";
import { Example } from "#learn/reading/example.tsx";
import { FunctionTable } from "#learn/reading/function-table.tsx";
import { M } from "#learn/reading/maths.tsx";
import { MistakeBlock } from "#learn/reading/mistake-block.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { GateFigure } from "#learn/gates/gate-figure.tsx";
import { closingQuestions } from "./core/closing-questions.ts";
import { drawingQuestions } from "./core/drawing-questions.ts";
import { drawn } from "../core/drawings.ts";
import { andThreeExample, builtExample } from "../core/examples.ts";
import { madeQuestions } from "../made/core/made-questions.ts";
import { nandThreeMistake, xorThreeMistake } from "../core/mistakes.ts";
import { threeInputsTable, xorThreeTable } from "../core/tables.ts";

export function MoreInputsSection() {
  return (
    <>
      <p>
        A gate may have three inputs or more. AND is 1 only when all inputs are 1. OR is 1 when at least one
        input is 1. The drawing stays the same, with one more line at the left.
      </p>
      <GateFigure of={drawn.andThree} caption="AND with three inputs" />
      <FunctionTable of={threeInputsTable} />
      <Example of={andThreeExample} />
      <p>
        The order of the inputs does not matter. NAND and NOR first join all inputs, and take the complement
        once, at the end.
      </p>
      <QuestionBlock of={madeQuestions.nandThree} />
      <MistakeBlock of={nandThreeMistake} />
    </>
  );
}

export function XorThreeSection() {
  return (
    <>
      <p>
        For XOR of three inputs, work out <M>A^B</M> first. Then take XOR of this value and <M>C</M>.
      </p>
      <QuestionBlock of={madeQuestions.predictXorThree} />
      <FunctionTable of={xorThreeTable} />
      <p>
        Each 1 among the inputs changes the output once. After an odd number of changes it is 1. So XOR
        counts: its output is 1 when the number of ones is odd.
      </p>
      <MistakeBlock of={xorThreeMistake} />
    </>
  );
}

export function ToGatesSection() {
  return (
    <>
      <p>
        A variable or its complement, such as <M>A</M> or <M>B'</M>, is a{" "}
        <Define term="literal" forms="literals">
          literal
        </Define>
        . Each literal begins at an input. A literal with a bar passes through a NOT gate first.
      </p>
      <p>
        After that, each operator is one gate. Draw them in the order in which you work out the expression.
        Take <M>(A+B').C</M>:
      </p>
      <QuestionBlock of={drawingQuestions.lastGate} />
      <ol>
        <li>
          NOT makes <M>B'</M>.
        </li>
        <li>
          OR joins <M>A</M> and <M>B'</M>: the brackets come first.
        </li>
        <li>
          AND joins that sum and <M>C</M>.
        </li>
      </ol>
      <GateFigure of={drawn.built} caption={<M>Y = (A+B').C</M>} />
      <Example of={builtExample} />
      <QuestionBlock of={drawingQuestions.gateCount} />
      <QuestionBlock of={drawingQuestions.literalCount} />
    </>
  );
}

export function FromGatesSection() {
  return (
    <>
      <p>
        To read a drawing, begin at the inputs. Write the expression of each gate at its output, and put it in
        brackets when it goes on to the next gate. The last output has the whole expression. Every expression
        that is equal to it counts as right.
      </p>
      <GateFigure of={drawn.readFirst} caption="First drawing" />
      <QuestionBlock of={drawingQuestions.readFirst} />
      <GateFigure of={drawn.readSecond} caption="Second drawing" isMerged />
      <QuestionBlock of={drawingQuestions.readSecond} />
    </>
  );
}

export function ClosingSection() {
  return (
    <>
      <p>You can go back to the demonstrations at any time.</p>
      {closingQuestions.map((question) => (
        <QuestionBlock key={question.id} of={question} />
      ))}
    </>
  );
}

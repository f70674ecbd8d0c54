// Sections of lesson 01: but, unless, neither … nor, exactly one.

import { Example } from "#learn/reading/example.tsx";
import { FunctionTable } from "#learn/reading/function-table.tsx";
import { M } from "#learn/reading/maths.tsx";
import { MistakeBlock } from "#learn/reading/mistake-block.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define } from "#learn/reading/terms.tsx";
import { neitherExample, xorExample } from "../core/examples.ts";
import { notOfBoth, xorOfThree } from "./core/mistakes.ts";
import { butNotTable, exactlyOneTable, fanTable, feeTable, neitherTable } from "../core/tables.ts";
import { wordQuestions } from "./core/word-questions.ts";

export function But() {
  return (
    <>
      <p>“But” tells the listener that something is a surprise. Does it change the value?</p>
      <QuestionBlock of={wordQuestions.butSentence} />
      <p>
        So “but” is AND. Often NOT follows it, as in the search: “<M>A</M> but not <M>B</M>” is <M>A.B'</M>.
        It has the value 1 in row 2 alone, where <M>A = 1</M> and <M>B = 0</M>.
      </p>
      <FunctionTable of={butNotTable} rowMark={2} />
    </>
  );
}

export function UnlessRule() {
  return (
    <>
      <p>
        “Unless” needs care, because it is used in two ways. The first is a rule for a machine: “The fan runs
        when it is hot, unless the window is open.” The rule tells us for each row what the fan does.
      </p>
      <QuestionBlock of={wordQuestions.fanRow} />
      <p>
        We read a rule of this kind as “but not”: <M>H.W'</M>. In row 3 it is hot, but the window is open, so
        the fan does not run.
      </p>
      <FunctionTable of={fanTable} rowMark={3} />
    </>
  );
}

export function UnlessClaim() {
  return (
    <>
      <p>
        The second way is a sentence about what people do: “Visitors pay, unless they are children.” It can be
        kept or broken. <M>C</M> means “the visitor is a child”, <M>P</M> means “the visitor pays”.
      </p>
      <QuestionBlock of={wordQuestions.feeBroken} />
      <p>
        So the sentence is kept when the visitor pays or is a child, or both: <M>C+P</M>. Row 3 decides: a
        child who pays breaks nothing. If you mean that children never pay, say so: then it is “exactly one”,
        two sections below.
      </p>
      <FunctionTable of={feeTable} rowMark={3} />
    </>
  );
}

export function NeitherNor() {
  return (
    <>
      <p>
        “Neither <M>A</M> nor <M>B</M>” can be said in two ways: not (<M>A</M> or <M>B</M>), and: not <M>A</M>{" "}
        and not <M>B</M>.
      </p>
      <QuestionBlock of={wordQuestions.neitherOnes} />
      <p>
        Both columns of the table are the same. Two expressions with the same value in each row are{" "}
        <strong>equal</strong>: <M>(A+B)' = A'.B'</M>. A long bar replaces brackets, so it covers all that is
        under it.
      </p>
      <FunctionTable of={neitherTable} />
      <Example of={neitherExample} />
      <MistakeBlock of={notOfBoth} />
    </>
  );
}

export function ExactlyOne() {
  return (
    <>
      <p>
        “Soup or salad” on a menu means one of them, not both. That is <Define term="XOR">XOR</Define>, the
        “exclusive or”. You type <code translate="no">A^B</code>, and the page draws a plus in a circle:{" "}
        <M>A^B</M>. XOR differs from OR in one row.
      </p>
      <FunctionTable of={exactlyOneTable} rowMark={3} />
      <p>
        “Exactly one” can also be said with AND, OR and NOT. As with numbers, the dot goes before the plus.
      </p>
      <QuestionBlock of={wordQuestions.exactlyOne} />
      <Example of={xorExample} />
      <MistakeBlock of={xorOfThree} />
    </>
  );
}

// Sections of lesson 01: and, or, not, and their signs.

import { FunctionTable } from "#learn/reading/function-table.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define } from "#learn/reading/terms.tsx";
import { andTable, notTable, orTable } from "../core/tables.ts";
import { wordQuestions } from "./core/word-questions.ts";

export function And() {
  return (
    <>
      <p>
        The lamp is on when <M>A</M> is 1 <em>and</em> <M>B</M> is 1. The word “and” has a sign, the dot:{" "}
        <M>A.B</M>, typed <code translate="no">A.B</code>. Its name is <Define term="AND">AND</Define>, and
        its result is also called a{" "}
        <Define term="product" forms="products">
          product
        </Define>
        .
      </p>
      <p>
        AND is an{" "}
        <Define term="operator" forms="operators">
          operator
        </Define>
        : it makes one value from others. Variables joined by operators are an{" "}
        <Define term="expression" forms="expressions">
          expression
        </Define>
        . An expression says the same as a truth table, in one line.
      </p>
      <FunctionTable of={andTable} />
      <QuestionBlock of={wordQuestions.andValue} />
    </>
  );
}

export function Or() {
  return (
    <>
      <p>
        “Door <em>or</em> window”: the sign for “or” is the plus, <M>A+B</M>. Its name is{" "}
        <Define term="OR">OR</Define>, and its result is also called a{" "}
        <Define term="sum" forms="sums">
          sum
        </Define>
        .
      </p>
      <p>
        In everyday speech “or” sometimes means “one of the two, not both”. OR never means that: it asks for{" "}
        <em>at least one</em>. Think of the alarm with door and window open before you answer.
      </p>
      <QuestionBlock of={wordQuestions.orBoth} />
      <FunctionTable of={orTable} />
    </>
  );
}

export function Not() {
  return (
    <>
      <p>
        “The page does <em>not</em> have the word toy”: <Define term="NOT">NOT</Define> changes 0 into 1 and 1
        into 0. You type a mark after the variable, <code translate="no">A'</code>, and this page draws a bar
        over it: <M>A'</M>. The result is the{" "}
        <Define term="complement" forms="complements">
          complement
        </Define>{" "}
        of <M>A</M>.
      </p>
      <FunctionTable of={notTable} />
      <QuestionBlock of={wordQuestions.twiceNot} />
    </>
  );
}

// The last sections of lesson 01: how many rows, how many functions, and questions that mix it all.

import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define } from "#learn/reading/terms.tsx";
import { mixedQuestions } from "./core/mixed-questions.ts";
import { signQuestions } from "../signs/core/sign-questions.ts";
import { CountFigure } from "./count-figure.tsx";
import { SixteenFigure } from "./sixteen-figure.tsx";

export function Rows() {
  return (
    <>
      <p>Two variables had four rows, three had eight. What comes next?</p>
      <QuestionBlock of={signQuestions.fiveRows} />
      <p>
        Each further variable is 0 or 1 in each row so far, so the rows double: <em>n</em> variables have 2
        <sup>
          <em>n</em>
        </sup>{" "}
        rows. Choose <em>n</em> and look.
      </p>
      <CountFigure of="rows" />
    </>
  );
}

export function Functions() {
  return (
    <>
      <p>
        A Boolean function puts 0 or 1 into each row of its table. With one variable there are two rows, so
        there are 2 · 2 = 4 functions. With two variables there are four rows: 2 · 2 · 2 · 2 = 16 functions.
        In general <em>n</em> variables have 2
        <sup>
          2<sup>n</sup>
        </sup>{" "}
        functions: 2 taken once for each of the 2
        <sup>
          <em>n</em>
        </sup>{" "}
        rows. This number grows very fast.
      </p>
      <CountFigure of="functions" />
      <QuestionBlock of={signQuestions.threeFunctions} />
    </>
  );
}

export function Sixteen() {
  return (
    <>
      <p>
        Here are all 16 functions of <M>A</M> and <M>B</M>. Press the values in column <M>F</M> and see which
        function you have made, or choose a function and see its values. Two of them never change: 0 and 1 are
        the{" "}
        <Define term="constant" forms="constants">
          constants
        </Define>
        .
      </p>
      <SixteenFigure />
      <p>
        “If <M>A</M>, then <M>B</M>” is 0 in one row only: where <M>A = 1</M> and <M>B = 0</M>. With{" "}
        <M>A = 0</M> it is 1, because the sentence promises something only for <M>A = 1</M>. Whatever <M>B</M>{" "}
        is, the promise is not broken.
      </p>
      <QuestionBlock of={signQuestions.alwaysOne} />
    </>
  );
}

export function Mixed() {
  return (
    <>
      <p>Eight questions about all of this lesson. You can try each as often as you like.</p>
      {mixedQuestions.map((question) => (
        <QuestionBlock key={question.id} of={question} />
      ))}
    </>
  );
}

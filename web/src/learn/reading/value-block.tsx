// A question for the value of an expression in a row.

import { useState } from "react";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import { valueOf } from "../core/claims.ts";
import type { ValueQuestion } from "../core/data.ts";
import { RowText } from "./difference-text.tsx";
import { M } from "./maths.tsx";
import { Options } from "./options.tsx";
import { QuestionFrame, type QuestionVerdict } from "./question-frame.tsx";
import classes from "./question.module.css";
import { useQuestionVerdict } from "./use-question-verdict.ts";

export function ValueBlock({ of }: { readonly of: ValueQuestion }) {
  const [chosen, choose] = useState<readonly number[]>([]);
  const { verdict, judge, forget } = useQuestionVerdict(of.id);
  return (
    <QuestionFrame of={of} verdict={verdict} onCheck={() => judge(verdictOn(of, chosen))}>
      <Options
        options={[0, 1].map((value) => (
          <span key={value} className={classes.digit}>
            {value}
          </span>
        ))}
        longest={1}
        chosen={chosen}
        onChoose={(next) => {
          choose(next);
          forget();
        }}
      />
    </QuestionFrame>
  );
}

function verdictOn(question: ValueQuestion, [chosen]: readonly number[]): QuestionVerdict {
  if (chosen === undefined) return { isRight: null, says: lessonBlocks.nothingChosen };
  const value = valueOf(question);
  return {
    isRight: chosen === value,
    says: (
      <>
        {`${lessonBlocks.with} `}
        <RowText row={question.row} />
        {` ${lessonBlocks.theValueOf} `}
        <M>{question.of}</M>
        {chosen === value ? ` ${lessonBlocks.is} ${value}.` : ` ${lessonBlocks.isNot} ${chosen}.`}
      </>
    ),
  };
}

// A question for the expression that is equal to a given one.

import { useState } from "react";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import { optionsOf } from "../core/claims.ts";
import type { EqualQuestion } from "../core/data.ts";
import { DifferenceText } from "./difference-text.tsx";
import { M } from "./maths.tsx";
import { Options } from "./options.tsx";
import { QuestionFrame, type QuestionVerdict } from "./question-frame.tsx";
import { useQuestionVerdict } from "./use-question-verdict.ts";

export function EqualBlock({ of }: { readonly of: EqualQuestion }) {
  const [chosen, choose] = useState<readonly number[]>([]);
  const { verdict, judge, forget } = useQuestionVerdict(of.id);
  return (
    <QuestionFrame of={of} verdict={verdict} onCheck={() => judge(verdictOn(of, chosen))}>
      <Options
        options={of.options.map((text) => (
          <M key={text}>{text}</M>
        ))}
        longest={Math.max(...of.options.map(({ length }) => length))}
        chosen={chosen}
        onChoose={(next) => {
          choose(next);
          forget();
        }}
      />
    </QuestionFrame>
  );
}

function verdictOn(question: EqualQuestion, [chosen = -1]: readonly number[]): QuestionVerdict {
  const option = optionsOf(question)[chosen];
  if (!option) return { isRight: null, says: lessonBlocks.nothingChosen };
  const { text, difference } = option;
  if (!difference) return { isRight: true, says: <M>{`${text} = ${question.to}`}</M> };
  return { isRight: false, says: <DifferenceText left={text} right={question.to} difference={difference} /> };
}

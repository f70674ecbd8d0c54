// A question with words to choose from.

import { useState } from "react";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import type { ChoiceQuestion } from "../core/data.ts";
import { judgeChoice, rightOptions } from "../core/choice.ts";
import { plainText } from "../core/marked-text.ts";
import { Marked } from "./marked.tsx";
import { Options } from "./options.tsx";
import { QuestionFrame, type QuestionVerdict } from "./question-frame.tsx";
import classes from "./question.module.css";
import { useQuestionVerdict } from "./use-question-verdict.ts";

export function ChoiceBlock({ of }: { readonly of: ChoiceQuestion }) {
  const [chosen, choose] = useState<readonly number[]>([]);
  const { verdict, judge, forget } = useQuestionVerdict(of.id);
  const several = rightOptions(of).length > 1;
  return (
    <QuestionFrame
      of={of}
      verdict={verdict}
      hint={several ? lessonBlocks.chooseAll : undefined}
      onCheck={() => judge(verdictOn(of, chosen))}
    >
      <Options
        options={of.options.map(({ text }) => (
          <Marked key={text} text={text} />
        ))}
        chosen={chosen}
        several={several}
        longest={Math.max(...of.options.map(({ text }) => plainText(text).length))}
        onChoose={(next) => {
          choose(next);
          forget();
        }}
      />
    </QuestionFrame>
  );
}

function verdictOn(question: ChoiceQuestion, chosen: readonly number[]): QuestionVerdict {
  if (chosen.length === 0) return { isRight: null, says: lessonBlocks.nothingChosen };
  const { isRight, says } = judgeChoice(question, chosen);
  if (says.length === 0) return { isRight, says: lessonBlocks.missing };
  return {
    isRight,
    says: says.map((text) => (
      <span key={text} className={classes.says}>
        <Marked text={text} />
      </span>
    )),
  };
}

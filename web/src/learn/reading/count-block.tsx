// A question for a number.

import { useId, useState } from "react";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import { countOf } from "../core/claims.ts";
import type { CountQuestion } from "../core/data.ts";
import { QuestionFrame, type QuestionVerdict } from "./question-frame.tsx";
import classes from "./question.module.css";
import { useQuestionVerdict } from "./use-question-verdict.ts";

export function CountBlock({ of }: { readonly of: CountQuestion }) {
  const id = useId();
  const [text, setText] = useState("");
  const { verdict, judge, forget } = useQuestionVerdict(of.id);
  return (
    <QuestionFrame of={of} verdict={verdict} onCheck={() => judge(verdictOn(of, text))}>
      <div className={classes.number}>
        <label htmlFor={id}>{lessonBlocks.number}</label>
        <input
          id={id}
          type="text"
          translate="no"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            forget();
          }}
        />
      </div>
    </QuestionFrame>
  );
}

function verdictOn(question: CountQuestion, text: string): QuestionVerdict {
  const digits = text.replaceAll(/[\s,.']/g, "");
  if (!/^\d+$/.test(digits)) return { isRight: null, says: lessonBlocks.noNumber };
  const isRight = Number(digits) === countOf(question);
  return { isRight, says: isRight ? null : lessonBlocks.wrongNumber(digits) };
}

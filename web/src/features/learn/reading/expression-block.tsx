// A question that is answered with an expression: any that is equal counts.

import { useState } from "react";
import { AnswerField } from "../answer/answer-field.tsx";
import type { ExpressionQuestion } from "../core/data.ts";
import { plainText } from "../core/marked-text.ts";
import { useLesson } from "../lesson-context.ts";
import { Marked } from "./marked.tsx";
import classes from "./question.module.css";

export function ExpressionBlock({ of }: { readonly of: ExpressionQuestion }) {
  const { id, ask, answer, because, mustBeMinimal = false } = of;
  const { solved } = useLesson();
  const [isSolved, setSolved] = useState(false);
  return (
    <div className={classes.question} data-question={id}>
      <p className={classes.ask}>
        <Marked text={ask} />
      </p>
      <div className={classes.field}>
        <AnswerField
          id={id}
          task={answer}
          mustBeMinimal={mustBeMinimal}
          label={plainText(ask)}
          onSolved={() => {
            setSolved(true);
            solved(id);
          }}
        />
      </div>
      <output className={classes.status}>
        {isSolved && because !== undefined && <Marked text={because} />}
      </output>
    </div>
  );
}

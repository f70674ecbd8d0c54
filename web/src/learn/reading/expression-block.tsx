// A question that is answered with an expression: any that is equal counts.

import { useState } from "react";
import { AnswerField } from "../answer/answer-field.tsx";
import type { ExpressionQuestion } from "../core/data.ts";
import { useLesson } from "../lesson-context.ts";
import { Marked } from "./marked.tsx";
import classes from "./question.module.css";

export function ExpressionBlock({ of }: { readonly of: ExpressionQuestion }) {
  const { id, ask, answer, because, must } = of;
  const { solved } = useLesson();
  const [isSolved, setSolved] = useState(false);
  return (
    <div className={classes.question} data-question={id}>
      <fieldset className={`${classes.fields} ${classes.wide}`}>
        <legend className={classes.ask}>
          <Marked text={ask} />
        </legend>
        <AnswerField
          id={id}
          task={answer}
          must={must}
          onSolved={() => {
            setSolved(true);
            solved(id);
          }}
        />
      </fieldset>
      <output className={classes.status}>
        {isSolved && because !== undefined && <Marked text={because} />}
      </output>
    </div>
  );
}

// Step 6: the reader types the numbers of the rows in which F is 1, next to the filled table.

import { useId } from "react";
import { FunctionTable } from "#learn/reading/function-table.tsx";
import classes from "#learn/reading/question.module.css";
import type { TableData } from "#learn/core/data.ts";
import { subject } from "../core/subject.ts";
import { texts } from "./texts.ts";
import { useTutorial } from "./tutorial-store.ts";
import { AfterSteps } from "./after-steps.tsx";
import { StepFrame } from "./step-frame.tsx";
import own from "./steps.module.css";

const outputTable: TableData = {
  id: "output-table",
  caption: "The table of {F}",
  functions: [{ text: subject, name: "F" }],
};

export function ListStep() {
  const id = useId();
  const { tutorial, send } = useTutorial();
  return (
    <AfterSteps step="min-terms">
      <div className={own.stack}>
        <FunctionTable of={outputTable} />
        <StepFrame step="min-terms" ask="Which rows belong in the list? {F} = Σm(…)">
          <div className={classes.number}>
            <label htmlFor={id}>{texts.listLabel}</label>
            <input
              id={id}
              type="text"
              translate="no"
              inputMode="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={tutorial.listText}
              onChange={(event) => send({ kind: "typeList", text: event.currentTarget.value })}
            />
          </div>
        </StepFrame>
      </div>
    </AfterSteps>
  );
}

// Step 2: the reader types how many rows the table has.

import { useId } from "react";
import classes from "#learn/reading/question.module.css";
import { texts } from "./texts.ts";
import { useTutorial } from "./tutorial-store.ts";
import { StepFrame } from "./step-frame.tsx";

export function RowsStep() {
  const id = useId();
  const { tutorial, send } = useTutorial();
  return (
    <StepFrame step="rows" ask="How many rows does the table of three variables have?">
      <div className={classes.number}>
        <label htmlFor={id}>{texts.rowsLabel}</label>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={tutorial.rowsText}
          onChange={(event) => send({ kind: "typeRows", text: event.currentTarget.value })}
        />
      </div>
    </StepFrame>
  );
}

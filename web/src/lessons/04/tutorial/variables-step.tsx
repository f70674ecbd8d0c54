// Step 1: the reader chooses the variables; the right ones head the table.

import { M } from "#learn/reading/maths.tsx";
import { variableOptions } from "./core/step-verdicts.ts";
import { subject } from "../core/subject.ts";
import { useTutorial } from "./tutorial-store.ts";
import { StepFrame } from "./step-frame.tsx";
import classes from "./steps.module.css";

export function VariablesStep() {
  const { tutorial, send } = useTutorial();
  return (
    <StepFrame step="variables" ask={`Choose each variable of {F = ${subject}}.`}>
      <div className={classes.choices}>
        {variableOptions.map(({ text }) => (
          <button
            key={text}
            type="button"
            className={classes.choice}
            aria-pressed={tutorial.chosen.includes(text)}
            onClick={() => send({ kind: "choose", option: text })}
          >
            <M>{text}</M>
          </button>
        ))}
      </div>
    </StepFrame>
  );
}

// A task that gives a circuit and asks for its expression.

import { CircuitSwitches } from "#circuit/circuit-switches.tsx";
import { circuitTasks as texts } from "#messages/lesson-circuits.ts";
import { AnswerField } from "../../answer/answer-field.tsx";
import { switchNames } from "../../circuits/core/circuit-data.ts";
import { OwnDrawing } from "../../circuits/own-drawing.tsx";
import { useSwitches } from "../../circuits/use-switches.ts";
import classes from "../task.module.css";
import type { TaskOf } from "./core/tasks.ts";

interface ExpressionTaskProps {
  readonly of: TaskOf<"expression">;
  readonly onSolved: () => void;
}

export function ExpressionTask({ of: { text, circuit }, onSolved }: ExpressionTaskProps) {
  const [on, toggle] = useSwitches();
  return (
    <>
      <p className={classes.ask}>{texts.askExpression}</p>
      <CircuitSwitches names={switchNames(circuit)} on={on} onToggle={toggle} />
      <OwnDrawing circuit={circuit} on={on} onToggle={toggle} isNumbered opens />
      <AnswerField id="circuit" task={text} onSolved={onSolved} />
    </>
  );
}

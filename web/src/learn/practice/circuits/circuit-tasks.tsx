// The practice "Circuits": the expression of a circuit, the circuit of an expression, a wrong wire.

import type { TaskAddress } from "#addresses/core/learn.ts";
import { circuitTasks as texts } from "#messages/lesson-circuits.ts";
import { Marked } from "../../reading/marked.tsx";
import type { TaskText } from "../core/another-task.ts";
import { PracticeFrame, type PracticeProps } from "../practice-frame.tsx";
import type { PracticeBodyProps } from "../practice-task.tsx";
import { ChoiceTask } from "./choice-task.tsx";
import classes from "../task.module.css";
import { answerText, hintText } from "./core/sentences.ts";
import { circuitTask, taskText, type CircuitTask } from "./core/tasks.ts";
import { ExpressionTask } from "./expression-task.tsx";
import { WireTask } from "./wire-task.tsx";

interface Task extends TaskText {
  readonly task: CircuitTask;
}

export function CircuitTasks(props: PracticeProps) {
  return <PracticeFrame {...props} kind="circuit" label={texts.practice} taskOf={taskOf} Body={TaskBody} />;
}

/** The same object for the same task, because a drawing is made anew for each object. */
let last: { readonly address: TaskAddress; readonly task: Task } | null = null;

function taskOf(address: TaskAddress): Task {
  if (last?.address.level === address.level && last.address.seed === address.seed) return last.task;
  const task = circuitTask(address);
  last = { address, task: { task, text: taskText(task) } };
  return last.task;
}

function TaskBody({ task: { task }, hints, isShown, onSolved }: PracticeBodyProps<Task>) {
  return (
    <div className={classes.task}>
      <Asked of={task} isShown={isShown} onSolved={onSolved} />
      <output className={classes.said}>{isShown && <Marked text={answerText(task)} />}</output>
      <output className={classes.said}>
        {hints > 0 && !isShown && <Marked text={hintText(task, hints)} />}
      </output>
    </div>
  );
}

interface AskedProps extends Pick<PracticeBodyProps<Task>, "isShown" | "onSolved"> {
  readonly of: CircuitTask;
}

function Asked({ of, isShown, onSolved }: AskedProps) {
  switch (of.kind) {
    case "expression":
      return <ExpressionTask of={of} onSolved={onSolved} />;
    case "choice":
      return <ChoiceTask of={of} isShown={isShown} onSolved={onSolved} />;
    case "wire":
      return <WireTask of={of} isShown={isShown} onSolved={onSolved} />;
  }
}

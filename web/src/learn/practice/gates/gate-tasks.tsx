// The practice "Gates": the output of a gate, a number of NAND gates, an expression with one kind of gate alone.

import type { TaskAddress } from "#addresses/core/learn.ts";
import { gateTasks as texts } from "#messages/gate-tasks.ts";
import { AnswerField } from "../../answer/answer-field.tsx";
import { Marked } from "../../reading/marked.tsx";
import type { TaskText } from "../core/another-task.ts";
import { PracticeFrame, type PracticeProps } from "../practice-frame.tsx";
import type { PracticeBodyProps } from "../practice-task.tsx";
import shared from "../task.module.css";
import { CountTask } from "./count-task.tsx";
import { answerText, hintText } from "./core/sentences.ts";
import { gateTask, taskText, type GateTask } from "./core/tasks.ts";
import { ValueTask } from "./value-task.tsx";

interface Task extends TaskText {
  readonly task: GateTask;
}

export function GateTasks(props: PracticeProps) {
  return <PracticeFrame {...props} kind="gates" label={texts.practice} taskOf={taskOf} Body={TaskBody} />;
}

function taskOf(address: TaskAddress): Task {
  const task = gateTask(address);
  return { task, text: taskText(task) };
}

function TaskBody({ task: { task }, hints, isShown, onSolved }: PracticeBodyProps<Task>) {
  return (
    <div className={shared.task}>
      <Asked of={task} isShown={isShown} onSolved={onSolved} />
      <output className={shared.said}>{isShown && <Marked text={answerText(task)} />}</output>
      <output className={shared.said}>
        {hints > 0 && !isShown && <Marked text={hintText(task, hints)} />}
      </output>
    </div>
  );
}

interface AskedProps extends Pick<PracticeBodyProps<Task>, "isShown" | "onSolved"> {
  readonly of: GateTask;
}

function Asked({ of, isShown, onSolved }: AskedProps) {
  switch (of.kind) {
    case "value":
      return <ValueTask of={of} isShown={isShown} onSolved={onSolved} />;
    case "count":
      return <CountTask of={of} isShown={isShown} onSolved={onSolved} />;
    case "only":
      return (
        <>
          <p className={shared.ask}>
            <Marked text={texts.askOnly(of.gate, of.text)} />
          </p>
          <AnswerField id="gates" task={of.text} must={of.gate} onSolved={onSolved} />
        </>
      );
  }
}

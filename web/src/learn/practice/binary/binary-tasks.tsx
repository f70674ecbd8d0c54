// The practice "Binary numbers".

import type { TaskAddress } from "#addresses/core/learn.ts";
import { binaryTasks as texts } from "#messages/binary-tasks.ts";
import { answers } from "#messages/lesson-blocks.ts";
import type { TaskText } from "../core/another-task.ts";
import { PracticeFrame, type PracticeProps } from "../practice-frame.tsx";
import type { PracticeBodyProps } from "../practice-task.tsx";
import shared from "../task.module.css";
import { TypedAnswer } from "../typed-answer.tsx";
import type { TaskVerdict } from "../use-task-verdict.ts";
import { judgeAnswer } from "./core/judge.ts";
import { askText, hintText, verdictText } from "./core/sentences.ts";
import { binaryTask, rightAnswer, taskText, type BinaryTask } from "./core/tasks.ts";

interface Task extends TaskText {
  readonly task: BinaryTask;
}

export function BinaryTasks(props: PracticeProps) {
  return <PracticeFrame {...props} kind="binary" label={texts.practice} taskOf={taskOf} Body={TaskBody} />;
}

function taskOf(address: TaskAddress): Task {
  const task = binaryTask(address);
  return { task, text: taskText(task) };
}

function TaskBody({ task: { task }, hints, isShown, onSolved }: PracticeBodyProps<Task>) {
  return (
    <>
      <TypedAnswer
        label={answers.field}
        isShown={isShown}
        answer={texts.answer(rightAnswer(task))}
        judge={(typed) => verdictOn(typed, task)}
        onSolved={onSolved}
      >
        <p className={shared.ask}>{askText(task)}</p>
      </TypedAnswer>
      <output className={shared.said}>{hints > 0 && !isShown && hintText(task, hints)}</output>
    </>
  );
}

function verdictOn(typed: string, task: BinaryTask): TaskVerdict {
  const verdict = judgeAnswer(typed, task);
  const says = verdictText(verdict, task);
  if (verdict.kind === "right") return { kind: "right", says };
  // The other kinds are about what was typed, and not about the number.
  const isWrong = verdict.kind === "place" || verdict.kind === "other";
  return { kind: isWrong ? "wrong" : "unread", says };
}

// The practice "Canonical forms": the reader types the numbers of the rows.

import type { TaskAddress } from "#addresses/core/learn.ts";
import { canonicalTexts as texts } from "#messages/canonical-tasks.ts";
import { FunctionTable } from "../../reading/function-table.tsx";
import { Marked } from "../../reading/marked.tsx";
import type { TaskText } from "../core/another-task.ts";
import { PracticeFrame, type PracticeProps } from "../practice-frame.tsx";
import type { PracticeBodyProps } from "../practice-task.tsx";
import shared from "../task.module.css";
import { TypedAnswer } from "../typed-answer.tsx";
import type { TaskVerdict } from "../use-task-verdict.ts";
import { judgeRows } from "./core/row-numbers.ts";
import { hintText, verdictText } from "./core/sentences.ts";
import { canonicalTask, rightRows, taskText, type CanonicalTask } from "./core/tasks.ts";

interface Task extends TaskText {
  readonly task: CanonicalTask;
}

export function CanonicalTasks(props: PracticeProps) {
  return <PracticeFrame {...props} kind="canonical" label={texts.practice} taskOf={taskOf} Body={TaskBody} />;
}

function taskOf(address: TaskAddress): Task {
  const task = canonicalTask(address);
  return { task, text: taskText(task) };
}

function TaskBody({ task: { task }, hints, isShown, onSolved }: PracticeBodyProps<Task>) {
  const { asked } = task;
  return (
    <>
      <TypedAnswer
        label={texts.field}
        isWide
        isShown={isShown}
        answer={texts.answer(asked.of, asked.list, rightRows(task))}
        judge={(typed) => verdictOn(typed, task)}
        onSolved={onSolved}
      >
        <Given of={task} />
        <p className={shared.ask}>
          <Marked text={texts.ask(asked.list, asked.of)} />
        </p>
      </TypedAnswer>
      <output className={shared.said}>
        {hints > 0 && !isShown && <Marked text={hintText(task, hints)} />}
      </output>
    </>
  );
}

function verdictOn(typed: string, task: CanonicalTask): TaskVerdict {
  const verdict = judgeRows(typed, rightRows(task), 2 ** task.names.length);
  const says = verdictText(verdict, task);
  if (verdict.kind === "right") return { kind: "right", says };
  const isWrong = verdict.kind === "extra" || verdict.kind === "missing";
  return { kind: isWrong ? "wrong" : "unread", says };
}

function Given({ of: { given, names } }: { readonly of: CanonicalTask }) {
  switch (given.kind) {
    case "table":
      return (
        <FunctionTable
          of={{ id: "task", caption: texts.table, functions: [{ text: given.text, name: "F" }] }}
        />
      );
    case "expression":
      return (
        <p>
          <Marked text={texts.expression(given.text)} />
        </p>
      );
    case "list":
      return (
        <p>
          <Marked text={texts.given(given.list, given.rows, names)} />
        </p>
      );
  }
}

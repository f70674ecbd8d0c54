// The practice "Canonical forms": the reader types the numbers of the rows.

import { Button } from "@mantine/core";
import { useId, useState } from "react";
import type { TaskAddress } from "#addresses/core/learn.ts";
import { canonicalTexts as texts } from "#messages/canonical.ts";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import { FunctionTable } from "../../reading/function-table.tsx";
import { Marked } from "../../reading/marked.tsx";
import question from "../../reading/question.module.css";
import type { TaskText } from "../core/another-task.ts";
import { PracticeFrame, type PracticeBodyProps } from "../practice-frame.tsx";
import classes from "./canonical-tasks.module.css";
import { judgeRows, type RowsVerdict } from "./core/row-numbers.ts";
import { hintText, verdictText } from "./core/sentences.ts";
import { canonicalTask, rightRows, taskText, type CanonicalTask } from "./core/tasks.ts";

interface Task extends TaskText {
  readonly task: CanonicalTask;
}

export function CanonicalTasks() {
  return <PracticeFrame kind="canonical" label={texts.practice} taskOf={taskOf} Body={TaskBody} />;
}

function taskOf(address: TaskAddress): Task {
  const task = canonicalTask(address);
  return { task, text: taskText(task) };
}

function TaskBody({ task: { task }, hints, isShown, onSolved }: PracticeBodyProps<Task>) {
  const id = useId();
  const [text, setText] = useState("");
  const [verdict, setVerdict] = useState<RowsVerdict | null>(null);
  const { asked, names } = task;
  const right = rightRows(task);
  const check = () => {
    const found = judgeRows(text, right, 2 ** names.length);
    setVerdict(found);
    if (found.kind === "right") onSolved();
  };
  return (
    <form
      className={classes.task}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isShown) check();
      }}
    >
      <Given of={task} />
      <p className={classes.ask}>
        <Marked text={texts.ask(asked.list, asked.of)} />
      </p>
      <div className={`${question.number} ${classes.field}`}>
        <label htmlFor={id}>{texts.field}</label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setVerdict(null);
          }}
        />
        <Button type="submit" variant="default" className="no-print">
          {lessonBlocks.check}
        </Button>
      </div>
      <output className={classes.said} data-right={verdict?.kind === "right" || undefined}>
        {isShown ? (
          <Marked text={texts.answer(asked.of, asked.list, right)} />
        ) : (
          verdict && <Marked text={verdictText(verdict, task)} />
        )}
      </output>
      <output className={classes.said}>
        {hints > 0 && !isShown && <Marked text={hintText(task, hints)} />}
      </output>
    </form>
  );
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

// The practice "Binary numbers".

import { Button } from "@mantine/core";
import { useId, useState } from "react";
import type { TaskAddress } from "#addresses/core/learn.ts";
import { binaryTasks as texts } from "#messages/binary-tasks.ts";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import question from "../../reading/question.module.css";
import type { TaskText } from "../core/another-task.ts";
import { PracticeFrame, type PracticeBodyProps } from "../practice-frame.tsx";
import shared from "../task.module.css";
import { judgeAnswer, type BinaryVerdict } from "./core/judge.ts";
import { askText, hintText, verdictText } from "./core/sentences.ts";
import { binaryTask, rightAnswer, taskText, type BinaryTask } from "./core/tasks.ts";

interface Task extends TaskText {
  readonly task: BinaryTask;
}

export function BinaryTasks() {
  return <PracticeFrame kind="binary" label={texts.practice} taskOf={taskOf} Body={TaskBody} />;
}

function taskOf(address: TaskAddress): Task {
  const task = binaryTask(address);
  return { task, text: taskText(task) };
}

function TaskBody({ task: { task }, hints, isShown, onSolved }: PracticeBodyProps<Task>) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [verdict, setVerdict] = useState<BinaryVerdict | null>(null);
  const said = isShown ? texts.answer(rightAnswer(task)) : verdict && verdictText(verdict, task);
  return (
    <form
      className={shared.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isShown) return;
        const found = judgeAnswer(typed, task);
        setVerdict(found);
        if (found.kind === "right") onSolved();
      }}
    >
      <p className={shared.ask}>{askText(task)}</p>
      <div className={question.number}>
        <label htmlFor={id}>{texts.field}</label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setVerdict(null);
          }}
        />
        <Button type="submit" variant="light" className="no-print">
          {lessonBlocks.check}
        </Button>
      </div>
      <output className={shared.said} data-right={(verdict?.kind === "right" && !isShown) || undefined}>
        {said}
      </output>
      <output className={shared.said}>{hints > 0 && !isShown && hintText(task, hints)}</output>
    </form>
  );
}

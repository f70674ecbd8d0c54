// The practice "Minimise by hand".

import { useMemo, useState } from "react";
import type { TaskAddress } from "#addresses/core/learn.ts";
import { byHand } from "#messages/by-hand-tasks.ts";
import { useLesson } from "../../lesson-context.ts";
import { Marked } from "../../reading/marked.tsx";
import type { TaskText } from "../core/another-task.ts";
import { PracticeFrame, type PracticeProps } from "../practice-frame.tsx";
import type { PracticeBodyProps } from "../practice-task.tsx";
import type { RowFunction } from "./core/merging.ts";
import { hintText } from "./core/sentences.ts";
import { byHandTask, functionText } from "./core/tasks.ts";
import { afterEvent, doneWork, isMistake, workOn, type WorkEvent } from "./core/work.ts";
import classes from "./by-hand.module.css";
import { WorkBoard } from "./work-board.tsx";

interface ByHandTask extends TaskText {
  readonly of: RowFunction;
}

export function ByHandTasks(props: PracticeProps) {
  return <PracticeFrame {...props} kind="byhand" label={byHand.practice} taskOf={taskOf} Body={TaskBody} />;
}

function taskOf(address: TaskAddress): ByHandTask {
  const of = byHandTask(address);
  return { of, text: functionText(of) };
}

function TaskBody({ task, hints, resetHints, isShown, onSolved }: PracticeBodyProps<ByHandTask>) {
  const { of, text } = task;
  const { missed } = useLesson();
  const [work, setWork] = useState(() => workOn(of));
  const done = useMemo(() => doneWork(of), [of]);
  const onEvent = (event: WorkEvent) => {
    if (isShown) return;
    const next = afterEvent(of, work, event);
    setWork(next);
    // A hint is about the next step, and this was a step.
    if (next.columns !== work.columns || next.chosen !== work.chosen || next.hasChart !== work.hasChart)
      resetHints();
    if (next.isSolved) onSolved();
    if (next.said && next.said !== work.said && isMistake(next.said)) missed?.();
  };
  return (
    <>
      <p className={classes.task}>{byHand.task(text)}</p>
      <WorkBoard of={of} work={isShown ? done : work} part="all" isReadOnly={isShown} onEvent={onEvent} />
      <output className={classes.said}>
        {hints > 0 && !isShown && <Marked text={hintText(of, work, hints)} />}
      </output>
    </>
  );
}

// The practice "Fill a table".

import { useMemo, useState } from "react";
import type { TaskAddress } from "#addresses/core/learn.ts";
import type { CellAt } from "#table/core/cell-keys.ts";
import { fillTableTexts } from "#messages/table-tasks.ts";
import { useLesson } from "../../lesson-context.ts";
import { Marked } from "../../reading/marked.tsx";
import type { TaskText } from "../core/another-task.ts";
import { PracticeFrame, type PracticeProps } from "../practice-frame.tsx";
import type { PracticeBodyProps } from "../practice-task.tsx";
import { hintText } from "./core/cell-words.ts";
import { emptyFilling, fill, firstMarked, isRight, type FillEvent } from "./core/filling.ts";
import { tableOf } from "./core/table.ts";
import { tableTask } from "./core/tasks.ts";
import { FillTable } from "./fill-table.tsx";
import classes from "./fill-table.module.css";

export function TablePractice(props: PracticeProps) {
  return (
    <PracticeFrame {...props} kind="table" label={fillTableTexts.practice} taskOf={taskOf} Body={TaskBody} />
  );
}

function taskOf(address: TaskAddress): TaskText {
  return { text: tableTask(address) };
}

function TaskBody({ task, hints, resetHints, isShown, onSolved }: PracticeBodyProps<TaskText>) {
  const table = useMemo(() => tableOf([task.text], { outputNames: ["F"] }), [task.text]);
  const { missed } = useLesson();
  const [filling, setFilling] = useState(() => emptyFilling(table));
  /** The cell that hints are about: the one chosen last, or after Check the first that is marked. */
  const [chosen, setChosen] = useState<CellAt>({ column: 0, row: 0 });
  const columns = table.columns.length;
  const choose = (at: CellAt) => {
    if (at.column === chosen.column && at.row === chosen.row) return;
    setChosen(at);
    resetHints();
  };
  const onEvent = (event: FillEvent) => {
    if (isShown) return;
    const next = fill(table, filling, event);
    setFilling(next);
    if (event.kind !== "check") return;
    const marked = firstMarked(next);
    if (marked) choose(marked);
    if (isRight(table, next, columns)) onSolved();
    else if (next.found && next.found.wrong > 0) missed?.();
  };
  return (
    <>
      <FillTable
        table={table}
        filling={isShown ? fill(table, filling, { kind: "show", columns }) : filling}
        caption={fillTableTexts.task(task.text)}
        onEvent={onEvent}
        onCell={choose}
      />
      <output className={classes.hint}>
        {hints > 0 && !isShown && <Marked text={hintText(table, chosen, hints)} />}
      </output>
    </>
  );
}

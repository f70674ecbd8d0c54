// The visitor's own groups on the map, judged by the engine's forms of its function. The result line has the sum that they make.

import { useMemo } from "react";
import { Label } from "#components/label.tsx";
import { FormText } from "#answer/form-text.tsx";
import { formOf, ownGroups } from "#kmap/grouping/core/drawn.ts";
import { GroupingBoard, type GroupingBoardProps } from "#kmap/grouping/grouping-board.tsx";
import { grouping } from "#messages/karnaugh-map.ts";
import { specified } from "#messages/specified.ts";
import { useFunction } from "#function/function-context.tsx";
import { UndoButtons } from "#function/undo-buttons.tsx";
import { groupingTask } from "./core/grouping-task.ts";
import classes from "./map-result.module.css";

export type OwnGroupsProps = Pick<
  GroupingBoardProps,
  "groups" | "onGroups" | "onSolved" | "onShown" | "note"
>;

export function OwnGroups(props: OwnGroupsProps) {
  const { setup, names, isOld, send, ...of } = useFunction();
  const shown = isOld ? null : of.shown;
  const { groups } = props;
  const { form: kind } = setup;
  const task = useMemo(() => groupingTask(setup, shown), [setup, shown]);
  const sum = useMemo(() => formOf(ownGroups(groups, names, kind), names, kind), [groups, names, kind]);
  return (
    <>
      <section className={classes.result} aria-label={grouping.form[kind]}>
        <Label as="span">{grouping.form[kind]}</Label>
        {sum ? (
          <FormText form={sum} name={grouping.form[kind]} size="normal" muted={false} />
        ) : (
          <span>{specified.noExpression}</span>
        )}
      </section>
      <GroupingBoard
        {...props}
        {...{ setup, names, task }}
        hasSum={false}
        onSwap={() => send({ type: "swapped" })}
        tools={<UndoButtons />}
      />
    </>
  );
}

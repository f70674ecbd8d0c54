// The visitor's own groups on the map, judged by the engine's forms of its function. The result line has the sum that they make.

import { useMemo } from "react";
import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { Label } from "#components/label.tsx";
import { FormText } from "#answer/form-text.tsx";
import { formOf, ownGroups } from "#kmap/grouping/core/drawn.ts";
import { GroupingBoard, type GroupingBoardProps } from "#kmap/grouping/grouping-board.tsx";
import { grouping } from "#messages/karnaugh-map.ts";
import { specified } from "#messages/specified.ts";
import type { ShownForm } from "#rows/core/shown-form.ts";
import { groupingTask } from "./core/grouping-task.ts";
import classes from "./map-result.module.css";

export interface OwnGroupsProps extends Omit<GroupingBoardProps, "setup" | "task"> {
  readonly setup: SopPosSetup;
  /** The forms of this function; null while they are not known. */
  readonly shown: ShownForm | null;
}

export function OwnGroups({ setup, shown, ...board }: OwnGroupsProps) {
  const { groups, names } = board;
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
      <GroupingBoard {...board} setup={setup} task={task} hasSum={false} />
    </>
  );
}

// The visitor's own groups on the map, judged by the engine's forms of its function.

import { useMemo } from "react";
import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { GroupingBoard, type GroupingBoardProps } from "#kmap/grouping/grouping-board.tsx";
import type { ShownForm } from "#rows/core/shown-form.ts";
import { groupingTask } from "./core/grouping-task.ts";

export interface OwnGroupsProps extends Omit<GroupingBoardProps, "setup" | "task"> {
  readonly setup: SopPosSetup;
  /** The forms of this function; null while they are not known. */
  readonly shown: ShownForm | null;
}

export function OwnGroups({ setup, shown, ...board }: OwnGroupsProps) {
  const task = useMemo(() => groupingTask(setup, shown), [setup, shown]);
  return <GroupingBoard {...board} setup={setup} task={task} />;
}

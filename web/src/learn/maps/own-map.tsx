// A Karnaugh map whose groups the reader makes. It counts as solved once they are a smallest sum, unless the answer was shown.

import { useMemo, useState } from "react";
import { GroupingBoard } from "#kmap/grouping/grouping-board.tsx";
import type { Rectangle } from "#kmap/grouping/core/rectangle.ts";
import { useLesson } from "../lesson-context.ts";
import { taskOf, type MapData } from "./core/map-data.ts";

export function OwnMap({ of }: { readonly of: MapData }) {
  const { id, names, ones, dontCares = [], kind = "sop" } = of;
  const { solved } = useLesson();
  const [groups, setGroups] = useState<readonly Rectangle[]>([]);
  const [isSwapped, setSwapped] = useState(false);
  const [isShown, setShown] = useState(false);
  const task = useMemo(() => taskOf(of), [of]);
  return (
    <GroupingBoard
      setup={{ inputs: names.length, rows: ones, dontCares, form: kind, isSwapped }}
      names={names}
      task={task}
      groups={groups}
      onGroups={setGroups}
      onSwap={() => setSwapped(!isSwapped)}
      onSolved={() => !isShown && solved(id)}
      onShown={() => setShown(true)}
    />
  );
}

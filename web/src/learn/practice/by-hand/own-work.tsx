// The work by hand on one function in a section. It counts as solved once what is asked for is right.

import { useState } from "react";
import { useLesson } from "../../lesson-context.ts";
import { afterEvent, chartWork, workOn, type WorkEvent } from "./core/work.ts";
import type { WorkData } from "./core/work-data.ts";
import { WorkBoard } from "./work-board.tsx";

export function OwnWork({ of }: { readonly of: WorkData }) {
  const { solved } = useLesson();
  const [work, setWork] = useState(() => (of.part === "chart" ? chartWork(of) : workOn(of)));
  const onEvent = (event: WorkEvent) => {
    const next = afterEvent(of, work, event);
    setWork(next);
    if (next.isSolved || (of.part === "merging" && next.hasChart)) solved(of.id);
  };
  return <WorkBoard of={of} work={work} isReadOnly={false} part={of.part} onEvent={onEvent} />;
}

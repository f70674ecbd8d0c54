// The task that a practice shows: that in the page's address, else the last task shown since the page was opened.

import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { lessonAddress, lessonTargetIn, type TaskAddress, type TaskKind } from "#addresses/core/learn.ts";
import { useLesson } from "../lesson-context.ts";
import { isSameTask, seedFor } from "./core/another-task.ts";

/** A lesson that is left for a tool and opened again shows the task again. */
const last = new Map<TaskKind, TaskAddress>();

function firstTask(kind: TaskKind): TaskAddress {
  return last.get(kind) ?? { kind, level: 1, seed: seedFor(Math.random()) };
}

/** `go` writes the task into the address and replaces the current history entry. */
export function useTaskAddress(kind: TaskKind): readonly [TaskAddress, go: (task: TaskAddress) => void] {
  const { id } = useLesson();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState(() => firstTask(kind));
  const asked = lessonTargetIn(search).task;
  const address = asked?.kind === kind ? asked : shown;
  // Once the address names a section instead, the task stays.
  if (!isSameTask(address, shown)) setShown(address);
  useEffect(() => void last.set(address.kind, address), [address]);
  const go = (task: TaskAddress) => {
    setShown(task);
    void navigate(lessonAddress(id, { task }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return [address, go];
}

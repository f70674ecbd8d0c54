// The reader's table, kept while the page is open: all sections of the lesson show it, also after a visit elsewhere.

import { useSyncExternalStore } from "react";
import { useLesson } from "#learn/lesson-context.ts";
import { newTutorial, reduceTutorial, type Tutorial, type TutorialEvent } from "./core/tutorial.ts";

let tutorial: Tutorial = newTutorial;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Tutorial): void {
  tutorial = next;
  for (const listener of listeners) listener();
}

const now = () => tutorial;

/** The table, a function that sends it events, and one that restores an earlier state. */
export function useTutorial(): {
  readonly tutorial: Tutorial;
  readonly send: (event: TutorialEvent) => void;
  readonly restore: (before: Tutorial) => void;
} {
  const { solved } = useLesson();
  const current = useSyncExternalStore(subscribe, now, now);
  const send = (event: TutorialEvent) => {
    const before = tutorial;
    const next = reduceTutorial(before, event);
    set(next);
    // Steps that the page did for the reader do not count, like an answer that was shown.
    if (event.kind === "doBefore") return;
    for (const step of next.done) if (!before.done.includes(step)) solved(step);
  };
  return { tutorial: current, send, restore: set };
}

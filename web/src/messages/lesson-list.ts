// Our own texts that only the list of lessons uses, in sentence case; a lesson does not load them.

import { counted } from "./numbers.ts";

export const lessonList = {
  listLead:
    "Begin with lesson 01. Each lesson needs only what the lessons before it explain. Your progress stays in this browser.",
  moduleNumber: (id: string) => `Module ${id}`,
  tasksSolved: (count: number) => counted(count, "task solved", "tasks solved"),
  resetProgress: "Reset progress",
  progressReset: "Your progress was reset.",
} as const;

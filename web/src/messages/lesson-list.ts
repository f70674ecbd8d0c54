// Our own texts that only the list of lessons uses, in sentence case; a lesson does not load them.

import { counted } from "./numbers.ts";

export const lessonList = {
  listLead: "Begin with lesson 01. Each lesson needs only what the lessons before it explain.",
  moduleNumber: (id: string) => `Module ${id}`,
  tasksSolved: (count: number) => counted(count, "task solved", "tasks solved"),
  minutes: (minutes: number) => `About ${minutes} min`,
  yourProgress: "Your progress",
  progressLead:
    "Progress and review stay in this browser. Save them to a file to add them to another browser.",
  saveProgress: "Save to a file",
  addProgress: "Add from a file",
  progressAdded: "The progress in the file was added.",
  resetProgress: "Reset progress",
  progressReset: "Your progress was reset.",
} as const;

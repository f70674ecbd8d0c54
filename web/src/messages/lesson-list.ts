// Our own texts that only the list of lessons uses, in sentence case; a lesson does not load them.

import { counted } from "./numbers.ts";

export const lessonList = {
  listLead:
    "Begin with lesson 01. Each lesson needs only what the lessons before it explain. Your progress stays in this browser.",
  moduleNumber: (id: string) => `Module ${id}`,
  tasksSolved: (count: number) => counted(count, "task solved", "tasks solved"),
  resetProgress: "Reset progress",
  progressReset: "Your progress was reset.",
  /** Of the lessons that are still to be written. */
  upcomingDescriptions: {
    "09": "Why a term that two others imply can be left out.",
    "10": "How NOT passes through AND and OR, for any number of terms.",
  },
} as const;

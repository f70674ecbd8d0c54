// Our own texts of the practice on the Karnaugh map.

import { counted } from "./numbers.ts";

export const mapPractice = {
  name: "Practice in grouping",
  end: "End practice",
  task: {
    sop: "Group the ones with as few and as large groups as possible.",
    pos: "Group the zeros with as few and as large groups as possible.",
  },
  level: "Level",
  levels: {
    "2": "2",
    "3": "3",
    "4": "4",
    "4x": "4 X",
    pos: "PoS",
    "5": "5",
    "6": "6",
  },
  another: "Another task",
  solved: "Solved. This task counts.",
  next: (level: string) => `Three in a row: the next task is one of level ${level}.`,
  doesNotCount: "The solution is shown, so this task does not count.",
  total: (count: number) => `${counted(count, "task", "tasks")} of this level solved`,
  failed: "The engine gives no task. Try again.",
} as const;

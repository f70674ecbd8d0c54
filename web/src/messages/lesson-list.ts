// Our own texts that only the list of lessons uses, in sentence case; a lesson does not load them.

import { counted } from "./numbers.ts";

export const lessonList = {
  listLead:
    "Begin with lesson 01. Each lesson needs only what the lessons before it explain. Your progress stays in this browser.",
  moduleNumber: (id: string) => `Module ${id}`,
  tasksSolved: (count: number) => counted(count, "task solved", "tasks solved"),
  resetProgress: "Reset progress",
  progressReset: "Your progress was reset.",
  descriptions: {
    "01": "Two values, three everyday functions, and the step from a sentence to an expression.",
    "02": "NOT, AND and OR by pressing them: gate, circuit, truth table and Venn diagram change together.",
    "03": "Each law with a proof, a worked line and the usual mistake; then practice in simplifying.",
    "04": "Seven steps from an expression to its table, filled in by you.",
    "05": "Sum of min terms and product of max terms.",
    "06": "From a truth table to the smallest expression.",
    "07": "From an expression to a circuit and back.",
    "08": "Multiplexers, decoders and other gates with a purpose.",
    "09": "Why a term that two others imply can be left out.",
    "10": "How NOT passes through AND and OR, for any number of terms.",
  },
} as const;

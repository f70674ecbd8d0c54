// What leads whoever is new to a lesson, in sentence case. The first load of two tools has it.

export const lessonHint = {
  isNew: "New to this?",
  startWith: (lesson: string) => `Start with lesson ${lesson}.`,
} as const;

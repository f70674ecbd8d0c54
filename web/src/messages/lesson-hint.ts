// The hint that leads a new visitor to a lesson, in sentence case. The first load of some tools includes it.

export const lessonHint = {
  isNew: "New to this?",
  startWith: (lesson: string) => `Start with lesson ${lesson}.`,
} as const;

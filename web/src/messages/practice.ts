// What the practices of lessons say.

export const practice = {
  level: "Level",
  levelName: (level: number) => `Level ${level}`,
  copyTaskLink: "Copy a link to this task",
  another: "Another task",
  hint: (next: number, of: number) => `Hint ${next} of ${of}`,
  show: "Show the answer",
  solved: "Solved. This task counts.",
  doesNotCount: "The answer is shown, so this task does not count.",
} as const;

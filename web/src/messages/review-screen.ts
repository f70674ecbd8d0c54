// The texts of the review's screen alone.

export const reviewScreen = {
  lead: "New tasks of the levels that you have solved. Each level comes back after 2, 4, 8 and more days. A wrong answer, a hint or a shown answer brings it back sooner.",
  taskOf: (task: number, of: number) => `Task ${task} of ${of} today`,
  level: (lesson: string, level: number) => `${lesson}, level ${level}`,
  lesson: "Read the lesson again",
  right: (days: number) => `Right at the first answer. This level comes back in ${days} days.`,
  missed: (days: number) =>
    days === 1 ? "This level comes back tomorrow." : `This level comes back in ${days} days.`,
} as const;

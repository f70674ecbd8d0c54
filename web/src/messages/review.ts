// The texts of the review that the list and its screen share.

export const reviewTexts = {
  title: "Review",
  due: (count: number) => (count === 1 ? "1 task is due today." : `${count} tasks are due today.`),
  notYet: "Solve a task in the practice of a lesson. Then tasks like it come here after some days.",
  enough: (count: number) => `You have done ${count} tasks today. That is enough for a day.`,
  next: (days: number) =>
    days === 1 ? "The next task comes tomorrow." : `The next task comes in ${days} days.`,
} as const;

// The screens around the lessons: their list, the page of a lesson, the review. The texts of a lesson are in its folder.

import { counted } from "./numbers.ts";

/** The page around a lesson; the list uses some of these texts too. */
export const lessonTexts = {
  lessonNumber: (id: string) => `Lesson ${id}`,
  lessons: "Lessons",
  allLessons: "All lessons",
  lessonsAround: "Previous and next lesson",
  contents: "Contents",
  print: "Print",
  continue: "Continue",
  practice: "Practice",
  previous: "Previous",
  next: "Next",
  tool: "Tool",
  sectionsRead: (read: number, all: number) => `${read} of ${counted(all, "section", "sections")} read`,
  sectionsReadShort: (read: number, all: number) => `${read}/${all}`,
  sectionRead: "This section is read.",
  numbersModule: "Number Systems",
  /** The specification writes the names of these lessons in lower case only, and has no lesson 11. */
  ownTitles: {
    "05": "Canonical Forms",
    "06": "Minimization Techniques",
    "07": "Logic Gates and Expressions",
    "08": "Specialized Gates",
    "11": "Binary Numbers",
  },
} as const;

/** The list. */
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

/** A file with the reader's progress. */
export const progressFileTexts = {
  fileName: "lesson-progress.json",
  refused: (name: string) =>
    `${name} has no progress of lessons in it. Choose a file that was saved here with “Save to a file”.`,
  unreadable: (name: string) =>
    `The browser could not read ${name}. Perhaps it was moved or is open elsewhere: choose it again.`,
} as const;

/** The review: its card in the list, and its screen. */
export const reviewTexts = {
  title: "Review",
  due: (count: number) => (count === 1 ? "1 task is due today." : `${count} tasks are due today.`),
  notYet: "Solve a task in the practice of a lesson. Then tasks like it come here after some days.",
  enough: (count: number) => `You have done ${count} tasks today. That is enough for a day.`,
  next: (days: number) =>
    days === 1 ? "The next task comes tomorrow." : `The next task comes in ${days} days.`,
  lead: "New tasks of the levels that you have solved. Each level comes back after 2, 4, 8 and more days. A wrong answer, a hint or a shown answer brings it back sooner.",
  taskOf: (task: number, of: number) => `Task ${task} of ${of} today`,
  level: (lesson: string, level: number) => `${lesson}, level ${level}`,
  lesson: "Read the lesson again",
  right: (days: number) => `Right at the first answer. This level comes back in ${days} days.`,
  missed: (days: number) =>
    days === 1 ? "This level comes back tomorrow." : `This level comes back in ${days} days.`,
} as const;

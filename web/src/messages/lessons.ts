// Our own texts of the page around a lesson, in sentence case; the list uses some of them too. The texts of a lesson
// are in its folder.

import { counted } from "./numbers.ts";

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

// Lesson 06: cost; where laws get stuck; the Karnaugh map; the Quine–McCluskey method by hand; the practice.

import type { LessonContent } from "#learn/lesson-content.ts";
import { ByHandPractice } from "#learn/practice/by-hand/work-block.tsx";
import { Cost, Stuck } from "./cost/cost.tsx";
import { Edges, EqualMinima, Essential, GroupIt, Largest } from "./map/choosing.tsx";
import { FirstMap, GrayOrder, Groups } from "./map/first-maps.tsx";
import { FiveAndSix, Free, Zeros } from "./map/more-maps.tsx";
import { ByOnes, ChartSection, Merging, Methods, Petrick, Practice } from "./tables/tables.tsx";

export const lesson: LessonContent = {
  id: "06",
  description: "From a truth table to the smallest sum: the Karnaugh map, and Quine–McCluskey by hand.",
  badge: "interactive",
  practice: ByHandPractice,
  sections: [
    { id: "cost", title: "What counts as smaller", Body: Cost },
    { id: "stuck", title: "Where laws get stuck", Body: Stuck },
    { id: "map", title: "A truth table as a map", Body: FirstMap },
    { id: "gray-order", title: "Neighbours differ in one variable", Body: GrayOrder },
    { id: "groups", title: "Groups of two and four", Body: Groups },
    { id: "largest", title: "As large as it can be", Body: Largest },
    { id: "edges", title: "Over the edges", Body: Edges },
    { id: "essential", title: "Begin with what is needed", Body: Essential },
    { id: "group-it", title: "Group a map yourself", Body: GroupIt },
    { id: "equal-minima", title: "Two smallest sums", Body: EqualMinima },
    { id: "dont-cares", title: "Rows that never occur", Body: Free },
    { id: "zeros", title: "Group the zeros", Body: Zeros },
    { id: "five-and-six", title: "Five and six variables", Body: FiveAndSix },
    { id: "by-ones", title: "Without a drawing: sort by ones", Body: ByOnes },
    { id: "merging", title: "Merge with ticks", Body: Merging },
    { id: "chart", title: "The chart", Body: ChartSection },
    { id: "petrick", title: "If no column has one cross", Body: Petrick },
    { id: "methods", title: "Which method when", Body: Methods },
    { id: "practice", title: "Practice: minimise by hand", Body: Practice },
  ],
};

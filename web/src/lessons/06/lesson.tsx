// Lesson 06: cost, the Karnaugh map, the Quine–McCluskey method by hand. Its text is lesson.mdx; here is what the text names.

import { formulas, lessonOf, named } from "#learn/lesson-text.tsx";
import { MapBeside, MapBlock } from "#learn/maps/map-block.tsx";
import { ByHandPractice, WorkBlock } from "#learn/practice/by-hand/work-block.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { TableBlock } from "#learn/reading/table-block.tsx";
import { questions as costQuestions, stuck } from "./cost/core/data.ts";
import text from "./lesson.mdx";
import { questions as mapQuestions } from "./map/core/map-questions.ts";
import { firstTable, maps } from "./map/core/maps.ts";
import { firstRows, questions as tableQuestions } from "./tables/core/table-questions.ts";
import { works } from "./tables/core/works.ts";

export const lesson = lessonOf(text, {
  id: "06",
  description: "From a truth table to the smallest sum: the Karnaugh map, and Quine–McCluskey by hand.",
  badge: "interactive",
  practice: ByHandPractice,
  blocks: {
    Question: named(QuestionBlock, costQuestions, mapQuestions, tableQuestions),
    Table: named(TableBlock, [firstTable]),
    Map: named(MapBlock, maps),
    Work: named(WorkBlock, works),
    Formula: formulas({ stuck: `F = ${stuck.left}`, firstRows: `${firstRows.left} = ${firstRows.right}` }),
    MapBeside,
  },
});

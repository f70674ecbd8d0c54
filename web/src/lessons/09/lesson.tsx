// Lesson 09: consensus terms, superfluous or kept on purpose. Its text is lesson.mdx; here is what the text names.

import { CircuitBlock, TimingBlock } from "#learn/circuits/circuit-block.tsx";
import { formulas, lessonOf, named } from "#learn/lesson-text.tsx";
import { MapBeside, MapBlock } from "#learn/maps/map-block.tsx";
import { ConsensusTasks } from "#learn/practice/consensus/consensus-tasks.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { TableBlock } from "#learn/reading/table-block.tsx";
import { allOf, betweenTable, questions as betweenQuestions } from "./between/core/data.ts";
import { circuits, maps, questions as hazardQuestions, timings } from "./hazards/core/data.ts";
import text from "./lesson.mdx";

export const lesson = lessonOf(text, {
  id: "09",
  description: "The term between two others: when it can be left out, and when it is kept against hazards.",
  badge: "interactive",
  practice: ConsensusTasks,
  blocks: {
    Question: named(QuestionBlock, betweenQuestions, hazardQuestions),
    Table: named(TableBlock, [betweenTable]),
    Map: named(MapBlock, maps),
    Circuit: named(CircuitBlock, circuits),
    Timing: named(TimingBlock, timings),
    Formula: formulas({ begun: allOf.left, found: allOf.right }),
    MapBeside,
  },
});

// Lesson 01: from two values and everyday functions to expressions. Its text is lesson.mdx; here is what the text names.

import { lessonOf, named } from "#learn/lesson-text.tsx";
import { Example } from "#learn/reading/example.tsx";
import { MistakeBlock } from "#learn/reading/mistake-block.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { TableBlock } from "#learn/reading/table-block.tsx";
import { examples } from "./core/examples.ts";
import { questions } from "./core/questions.ts";
import { tables } from "./core/tables.ts";
import { CountFigure } from "./counting/count-figure.tsx";
import { SixteenFigure } from "./counting/sixteen-figure.tsx";
import text from "./lesson.mdx";
import { NotationTable } from "./signs/notation-table.tsx";
import { AlarmPicture } from "./stories/alarm-picture.tsx";
import { alarm, lamp, search } from "./stories/core/stories.ts";
import { LampPicture } from "./stories/lamp-picture.tsx";
import { SearchPicture } from "./stories/search-picture.tsx";
import { StoryFigure } from "./stories/story-figure.tsx";
import { TwoValuesFigure } from "./stories/two-values-figure.tsx";
import { mistakes } from "./words/core/mistakes.ts";

const stories = {
  lamp: <StoryFigure of={lamp} Picture={LampPicture} />,
  alarm: <StoryFigure of={alarm} Picture={AlarmPicture} />,
  search: <StoryFigure of={search} Picture={SearchPicture} />,
};

export const lesson = lessonOf(text, {
  id: "01",
  description: "Two values, three everyday functions, and the step from a sentence to an expression.",
  blocks: {
    Question: named(QuestionBlock, questions),
    Table: named(TableBlock, tables),
    Example: named(Example, examples),
    Mistake: named(MistakeBlock, mistakes),
    Story: named(({ of }) => of, stories),
    TwoValuesFigure,
    CountFigure,
    SixteenFigure,
    NotationTable,
  },
});

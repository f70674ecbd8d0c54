// Lesson 02: the gates, pressed, drawn and tabled. Its text is lesson.mdx; here is what the text names.

import type { ReactNode } from "react";
import { GateDemo } from "#learn/gates/gate-demo.tsx";
import { GateFigure } from "#learn/gates/gate-figure.tsx";
import { GatePair } from "#learn/gates/gate-pair.tsx";
import { lessonOf, named } from "#learn/lesson-text.tsx";
import { BuildLinks } from "#learn/reading/build-links.tsx";
import { Example } from "#learn/reading/example.tsx";
import { MistakeBlock } from "#learn/reading/mistake-block.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { TableBlock } from "#learn/reading/table-block.tsx";
import { gateQuestions } from "./basic/core/gate-questions.ts";
import { drawn } from "./core/drawings.ts";
import { buildTasks, examples } from "./core/examples.ts";
import { mistakes } from "./core/mistakes.ts";
import { tables } from "./core/tables.ts";
import text from "./lesson.mdx";
import { madeQuestions } from "./made/core/made-questions.ts";
import { closingQuestions } from "./more/core/closing-questions.ts";
import { drawingQuestions } from "./more/core/drawing-questions.ts";

interface GatesProps {
  readonly of: string;
  readonly isMerged?: boolean;
  /** The caption. */
  readonly children: ReactNode;
}

function Gates({ of, isMerged = false, children }: GatesProps) {
  return <GateFigure of={of} caption={children} isMerged={isMerged} />;
}

export const lesson = lessonOf(text, {
  id: "02",
  description:
    "NOT, AND and OR by pressing them: gate, circuit, truth table and Venn diagram change together.",
  badge: "interactive",
  blocks: {
    Question: named(QuestionBlock, gateQuestions, madeQuestions, drawingQuestions, closingQuestions),
    Table: named(TableBlock, tables),
    Example: named(Example, examples),
    Mistake: named(MistakeBlock, mistakes),
    Gates: named(Gates, drawn),
    BuildTasks: () => <BuildLinks of={buildTasks} />,
    GateDemo,
    GatePair,
  },
});

// All questions of lesson 02 in the order in which they are asked. Pure.

import type { Question } from "#learn/core/data.ts";
import { closingQuestions } from "../more/core/closing-questions.ts";
import { drawingQuestions } from "../more/core/drawing-questions.ts";
import { gateQuestions } from "../basic/core/gate-questions.ts";
import { madeQuestions } from "../made/core/made-questions.ts";

export const questions: readonly Question[] = [
  ...Object.values(gateQuestions),
  ...Object.values(madeQuestions),
  ...Object.values(drawingQuestions),
  ...closingQuestions,
];

// All questions of lesson 01. Pure.

import type { Question } from "#learn/core/data.ts";
import { firstQuestions } from "../stories/core/first-questions.ts";
import { mixedQuestions } from "../counting/core/mixed-questions.ts";
import { signQuestions } from "../signs/core/sign-questions.ts";
import { translations } from "../signs/core/translations.ts";
import { wordQuestions } from "../words/core/word-questions.ts";

export const questions: readonly Question[] = [
  ...Object.values(firstQuestions),
  ...Object.values(wordQuestions),
  ...translations,
  ...Object.values(signQuestions),
  ...mixedQuestions,
];

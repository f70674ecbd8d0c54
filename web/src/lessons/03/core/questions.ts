// All questions of the lesson, by name. Pure.

import type { Question } from "#learn/core/data.ts";
import { questionsOfTerms } from "./questions-of-terms.ts";
import { questionsOfValues } from "./questions-of-values.ts";

export const asked = { ...questionsOfValues, ...questionsOfTerms };

export const questions: readonly Question[] = Object.values(asked);

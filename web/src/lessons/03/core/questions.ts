// All questions of the lesson, by name. Pure.

import { questionsOfTerms } from "../laws/core/questions-of-terms.ts";
import { questionsOfValues } from "../laws/core/questions-of-values.ts";

export const asked = { ...questionsOfValues, ...questionsOfTerms };

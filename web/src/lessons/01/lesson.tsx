// Lesson 01, "Introduction to Boolean Logic": from two values and everyday functions to expressions.

import type { LessonContent } from "#learn/lesson-content.ts";
import { Alarm, Search } from "./stories/alarm-and-search.tsx";
import { Functions, Mixed, Rows, Sixteen } from "./counting/counting.tsx";
import { But, ExactlyOne, NeitherNor, UnlessClaim, UnlessRule } from "./words/more-words.tsx";
import { Brackets, Notations, Precedence, Translate } from "./signs/signs.tsx";
import { And, Not, Or } from "./words/three-operators.tsx";
import { Lamp, TwoValues } from "./stories/values-and-lamp.tsx";

export const lesson: LessonContent = {
  id: "01",
  description: "Two values, three everyday functions, and the step from a sentence to an expression.",
  sections: [
    { id: "two-values", title: "Two values", Body: TwoValues },
    { id: "lamp", title: "Two switches and a lamp", Body: Lamp },
    { id: "alarm", title: "An alarm", Body: Alarm },
    { id: "search", title: "A search filter", Body: Search },
    { id: "and", title: "And", Body: And },
    { id: "or", title: "Or", Body: Or },
    { id: "not", title: "Not", Body: Not },
    { id: "but", title: "But", Body: But },
    { id: "unless-rule", title: "Unless, in a rule", Body: UnlessRule },
    { id: "unless-claim", title: "Unless, in a sentence about people", Body: UnlessClaim },
    { id: "neither-nor", title: "Neither … nor", Body: NeitherNor },
    { id: "exactly-one", title: "Exactly one", Body: ExactlyOne },
    { id: "precedence", title: "Which operator goes first", Body: Precedence },
    { id: "brackets", title: "Where brackets matter", Body: Brackets },
    { id: "translate", title: "Six sentences", Body: Translate },
    { id: "notations", title: "Other notations", Body: Notations },
    { id: "rows", title: "How many rows", Body: Rows },
    { id: "functions", title: "How many functions", Body: Functions },
    { id: "sixteen", title: "All functions of two variables", Body: Sixteen },
    { id: "questions", title: "Questions", Body: Mixed },
  ],
};

// Lesson 05: min terms and max terms, the two canonical forms and their lists, from a table and from an expression.

import type { LessonContent } from "#learn/lesson-content.ts";
import { CanonicalTasks } from "#learn/practice/canonical/canonical-tasks.tsx";
import { ByExpanding, ByTable, ComplementLists, FreeRows, TwoLists, Unique } from "./forms/lists.tsx";
import { MaxTermOfARow, MinTermOfARow, ProductOfMaxTerms, SumOfMinTerms } from "./forms/terms-of-rows.tsx";
import { Practice } from "./practice.tsx";

export const lesson: LessonContent = {
  id: "05",
  description: "Sum of min terms and product of max terms, from a table and from an expression.",
  practice: CanonicalTasks,
  sections: [
    { id: "min-term-of-a-row", title: "The min term of a row", Body: MinTermOfARow },
    { id: "sum-of-min-terms", title: "The sum of min terms", Body: SumOfMinTerms },
    { id: "max-term-of-a-row", title: "The max term of a row", Body: MaxTermOfARow },
    { id: "product-of-max-terms", title: "The product of max terms", Body: ProductOfMaxTerms },
    { id: "two-lists", title: "Two lists of row numbers", Body: TwoLists },
    { id: "complement", title: "The lists of the complement", Body: ComplementLists },
    { id: "by-table", title: "From an expression by its table", Body: ByTable },
    { id: "by-expanding", title: "From an expression by putting in variables", Body: ByExpanding },
    { id: "dont-cares", title: "Rows that do not matter", Body: FreeRows },
    { id: "unique", title: "One form for each function", Body: Unique },
    { id: "practice", title: "Practice: write the lists", Body: Practice },
  ],
};

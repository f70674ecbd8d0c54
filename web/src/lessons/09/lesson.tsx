// Lesson 09: consensus terms, when they are superfluous, and when they are kept on purpose.

import type { LessonContent } from "#learn/lesson-content.ts";
import { ConsensusTasks } from "#learn/practice/consensus/consensus-tasks.tsx";
import { AllConsensusTerms, Between, Superfluous } from "./between/between.tsx";
import { HazardsOfProducts, OneGateLate, StaticHazard, TheCure } from "./hazards/hazards.tsx";
import { Practice } from "./practice.tsx";

export const lesson: LessonContent = {
  id: "09",
  description: "The term between two others: when it can be left out, and when it is kept against hazards.",
  badge: "interactive",
  practice: ConsensusTasks,
  sections: [
    { id: "between", title: "The term between two others", Body: Between },
    { id: "superfluous", title: "A term that can be left out", Body: Superfluous },
    { id: "all", title: "All consensus terms", Body: AllConsensusTerms },
    { id: "late", title: "One gate late", Body: OneGateLate },
    { id: "hazard", title: "Static hazards", Body: StaticHazard },
    { id: "cure", title: "A term that is kept on purpose", Body: TheCure },
    { id: "products", title: "Products of sums", Body: HazardsOfProducts },
    { id: "practice", title: "Practice: consensus", Body: Practice },
  ],
};

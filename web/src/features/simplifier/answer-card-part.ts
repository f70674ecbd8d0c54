// The answer card as a separate part: the form does not wait for it; it is fetched while the visitor types the first
// text.

import { pagePart } from "#lib/page-part.ts";

export const answerCard = pagePart(async () => (await import("./answer-card.tsx")).AnswerCard);

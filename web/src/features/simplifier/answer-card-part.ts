// The answer card as a part of its own: the form does not wait for it, it is fetched while the first text is typed.

import { pagePart } from "#lib/page-part.ts";

export const answerCard = pagePart(async () => (await import("./answer-card.tsx")).AnswerCard);

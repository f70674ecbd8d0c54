// The practice of lesson 03, fetched once it is drawn: "Simplify" and "Own derivation".

import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";

const simplifyPart = pagePart(async () => (await import("./simplify/simplify-practice.tsx")).SimplifyTasks);

export function SimplifyPractice() {
  return <LazyPart part={simplifyPart} props={{}} />;
}

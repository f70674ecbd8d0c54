// The practice of lesson 03, fetched when it comes near: "Simplify" and "Own derivation".

import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import type { PracticeProps } from "./practice-frame.tsx";

const simplifyPart = pagePart(async () => (await import("./simplify/simplify-practice.tsx")).SimplifyTasks);

export function SimplifyPractice(props: PracticeProps) {
  return <LazyPart part={simplifyPart} props={props} />;
}

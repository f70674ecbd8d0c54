// The practice of lesson 03, fetched when it comes near: "Simplify" and "Own derivation".

import { LazyView } from "#components/lazy-view.tsx";
import { lazy } from "#lib/lazy.ts";
import type { PracticeProps } from "../practice-frame.tsx";

const tasks = lazy(() => import("./simplify-practice.tsx"));

export function SimplifyPractice(props: PracticeProps) {
  return <LazyView of={tasks}>{({ SimplifyTasks }) => <SimplifyTasks {...props} />}</LazyView>;
}

// The context that the blocks of a lesson get from the page around them.

import { createContext, useContext } from "react";
import type { LessonId } from "./core/catalogue.ts";

export interface LessonFrame {
  readonly id: LessonId;
  /** Call it with the id of a question or task that was answered right. It must be the same from render to render. */
  readonly solved: (task: string) => void;
  /** Called when a task got a wrong answer, a hint, or its answer shown; only the review counts these. */
  readonly missed?: () => void;
}

export const LessonContext = createContext<LessonFrame | null>(null);

/** Throws outside of a lesson. */
export function useLesson(): LessonFrame {
  const frame = useContext(LessonContext);
  if (!frame) throw new Error("This part belongs into a lesson.");
  return frame;
}

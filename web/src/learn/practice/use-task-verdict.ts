// The verdict on the answer to a task that was given last, and what follows from it.

import { useState } from "react";
import type { MarkedText } from "../core/data.ts";
import { useLesson } from "../lesson-context.ts";

export interface TaskVerdict {
  /** `unread` for what is no answer, such as an empty field. */
  readonly kind: "right" | "wrong" | "unread";
  readonly says: MarkedText;
}

interface Judged {
  /** Null before the first answer, after a change of it, and once the answer is shown. */
  readonly verdict: TaskVerdict | null;
  readonly give: (judge: () => TaskVerdict) => void;
  /** The answer was changed. */
  readonly forget: () => void;
}

export function useTaskVerdict(isShown: boolean, onSolved: () => void): Judged {
  const { missed } = useLesson();
  const [verdict, setVerdict] = useState<TaskVerdict | null>(null);
  return {
    verdict: isShown ? null : verdict,
    give: (judge) => {
      if (isShown) return;
      const found = judge();
      setVerdict(found);
      if (found.kind === "right") onSolved();
      if (found.kind === "wrong") missed?.();
    },
    forget: () => setVerdict(null),
  };
}

// The verdict on the answer that stands in a question: gone as soon as the answer changes, and told to the lesson once the
// answer is right.

import { useState } from "react";
import { useLesson } from "../lesson-context.ts";
import type { Verdict } from "./question-frame.tsx";

export interface Judged {
  readonly verdict: Verdict | null;
  readonly judge: (verdict: Verdict) => void;
  readonly forget: () => void;
}

export function useVerdict(question: string): Judged {
  const { solved } = useLesson();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  return {
    verdict,
    judge: (next) => {
      setVerdict(next);
      if (next.isRight) solved(question);
    },
    forget: () => setVerdict(null),
  };
}

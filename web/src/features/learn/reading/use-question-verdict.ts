// The verdict on the answer that stands in a question: gone as soon as the answer changes, and told to the lesson once the
// answer is right.

import { useState } from "react";
import { useLesson } from "../lesson-context.ts";
import type { QuestionVerdict } from "./question-frame.tsx";

interface JudgedQuestion {
  readonly verdict: QuestionVerdict | null;
  readonly judge: (verdict: QuestionVerdict) => void;
  readonly forget: () => void;
}

export function useQuestionVerdict(question: string): JudgedQuestion {
  const { solved } = useLesson();
  const [verdict, setVerdict] = useState<QuestionVerdict | null>(null);
  return {
    verdict,
    judge: (next) => {
      setVerdict(next);
      if (next.isRight) solved(question);
    },
    forget: () => setVerdict(null),
  };
}

// The verdict on the present answer to a question. A change of the answer removes it, and a right answer is reported to
// the lesson.

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

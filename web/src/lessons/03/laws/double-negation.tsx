// The Double Negation law: which bars go together.

import { Law } from "#learn/reading/law.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { lawOf } from "./core/laws.ts";
import { asked } from "../core/questions.ts";

export function DoubleNegation() {
  return (
    <>
      <p>
        “It is not true that the door is not open” says that the door is open. In an expression two bars
        cancel if they cover the same part.
      </p>
      <QuestionBlock of={asked.barsTogether} />
      <Law of={lawOf("double-negation")} />
      <p>This law has one form: it has no AND and no OR that could be exchanged.</p>
    </>
  );
}

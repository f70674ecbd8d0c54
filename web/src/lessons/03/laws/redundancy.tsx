// The Redundancy law: a complement that need not be said.

import { Law } from "#learn/reading/law.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { lawOf } from "./core/laws.ts";
import { asked } from "../core/questions.ts";

export function Redundancy() {
  return (
    <>
      <p>
        Take <M>A+A'.B</M> in two cases. If <M>A = 1</M>, the sum is 1, whatever the second term is. If{" "}
        <M>A = 0</M>, then <M>A' = 1</M>, and the second term is just <M>B</M>. In both cases <M>A'</M> can
        go. Try it on another expression.
      </p>
      <QuestionBlock of={asked.complementBeside} />
      <Law of={lawOf("redundancy")} />
    </>
  );
}

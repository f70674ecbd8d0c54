// Equations that look like laws and are not.

import { M } from "#learn/reading/maths.tsx";
import { MistakeBlock } from "#learn/reading/mistake-block.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { SideBySide } from "#learn/reading/side-by-side.tsx";
import { Term } from "#learn/reading/terms.tsx";
import { mistakes, wrongConclusions } from "./core/no-law.ts";
import { asked } from "../core/questions.ts";
import { WrongConclusionBlock } from "./wrong-conclusion-block.tsx";

export function NoLaw() {
  return (
    <>
      <p>
        With numbers you may cancel: from <M>A+B = A+C</M> follows <M>B = C</M>. Here only one{" "}
        <Term of="operator">operator</Term> allows it.
      </p>
      <QuestionBlock of={asked.whatCancels} />
      <SideBySide>
        {wrongConclusions.map((conclusion) => (
          <WrongConclusionBlock key={conclusion.id} of={conclusion} />
        ))}
      </SideBySide>
      <p>These are no laws either. One row shows it each time.</p>
      <SideBySide>
        {mistakes.map((mistake) => (
          <MistakeBlock key={mistake.left} of={mistake} />
        ))}
      </SideBySide>
    </>
  );
}

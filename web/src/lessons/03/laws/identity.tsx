// The Identity law: where a constant can go.

import { Law } from "#learn/reading/law.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Term } from "#learn/reading/terms.tsx";
import { lawOf } from "./core/laws.ts";
import { asked } from "../core/questions.ts";

export function Identity() {
  return (
    <>
      <p>
        A <Term of="constant">constant</Term> can be in an expression and change nothing. In the product{" "}
        <M>A.1</M> the letter alone decides. In the sum <M>A+0</M> the 0 adds nothing.
      </p>
      <Law of={lawOf("identity")} />
      <p>
        No law comes before the first one, so a table is its only proof. That is so for the next four laws
        too. A later law has a proof from earlier laws where there is one.
      </p>
      <QuestionBlock of={asked.constantsAway} />
    </>
  );
}

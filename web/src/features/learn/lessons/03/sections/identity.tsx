// The Identity law: where a constant can go.

import { Law } from "../../../reading/law.tsx";
import { M } from "../../../reading/maths.tsx";
import { QuestionBlock } from "../../../reading/question-block.tsx";
import { Term } from "../../../reading/terms.tsx";
import { lawOf } from "../core/laws.ts";
import { asked } from "../core/questions.ts";

export function Identity() {
  return (
    <>
      <p>
        A <Term of="constant">constant</Term> can stand in an expression and change nothing. In the{" "}
        <Term of="product">product</Term> <M>A.1</M> the letter alone decides. In the{" "}
        <Term of="sum">sum</Term> <M>A+0</M> the 0 adds nothing.
      </p>
      <Law of={lawOf("identity")} />
      <p>
        Nothing stands before the first law, so a table is its only proof. That is so for the next three laws
        too. Where a later law has a proof from earlier laws, it stands below the tables; where it has none,
        the table is the proof.
      </p>
      <QuestionBlock of={asked.constantsAway} />
    </>
  );
}

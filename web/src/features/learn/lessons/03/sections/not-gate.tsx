// The Not Gate law, and with it the first proof from earlier laws.

import { Law } from "../../../reading/law.tsx";
import { M } from "../../../reading/maths.tsx";
import { QuestionBlock } from "../../../reading/question-block.tsx";
import { Term } from "../../../reading/terms.tsx";
import { lawOf } from "../core/laws.ts";
import { asked } from "../core/questions.ts";

export function NotGate() {
  return (
    <>
      <p>
        What is <Term of="NOT">NOT</Term> of a constant? The table has a single row. But this law is also the
        first with a proof from earlier laws. Read that proof line by line: beside each line stands the law
        that leads to it. Complement speaks of <M>A.A'</M>; its <M>A</M> is the constant 1 here.
      </p>
      <Law of={lawOf("not-gate")} />
      <QuestionBlock of={asked.onesOfConstant} />
    </>
  );
}

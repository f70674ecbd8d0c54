// The Not Gate law, and with it the first proof from earlier laws.

import { Law } from "#learn/reading/law.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Term } from "#learn/reading/terms.tsx";
import { lawOf } from "./core/laws.ts";
import { asked } from "../core/questions.ts";

export function NotGate() {
  return (
    <>
      <p>
        The table of <Term of="NOT">NOT</Term> of a constant has a single row. But this law is also the first
        with a proof from earlier laws. Read the proof line by line: each line names the law that leads to it.
        Identity gives <M>1'.1</M>, which is <M>1.1'</M>. Complement is about <M>A.A'</M>; its <M>A</M> is the
        constant 1 here.
      </p>
      <Law of={lawOf("not-gate")} />
      <QuestionBlock of={asked.onesOfConstant} />
    </>
  );
}

// The De Morgan law: how a long bar is opened.

import { Law } from "../../../reading/law.tsx";
import { M } from "../../../reading/maths.tsx";
import { Proof } from "../../../reading/proof.tsx";
import { QuestionBlock } from "../../../reading/question-block.tsx";
import { consequences } from "../core/consequences.ts";
import { lawOf } from "../core/laws.ts";
import { asked } from "../core/questions.ts";

export function DeMorgan() {
  return (
    <>
      <p>
        “Not both lamps are on” means that at least one is off: <M>(A.B)' = A'+B'</M>. “Neither lamp is on”
        means that each one is off: <M>(A+B)' = A'.B'</M>. The long bar is cut, and the sign under the cut
        changes.
      </p>
      <QuestionBlock of={asked.barOpened} />
      <Law of={lawOf("de-morgan")} />
      <p>
        The proof makes the expression longer before it makes it shorter. The line in the middle,{" "}
        <M>(A.B)'+A'+B'</M>, holds both sides of the law. Where Redundancy needs the complement of <M>A'</M>,
        the proof writes <M>A</M> at once. The second form then follows from the first.
      </p>
      <QuestionBlock of={asked.lineBetween} />
      <Proof lines={consequences.barOverSum.proof} />
      <p>
        A bar over three terms is cut in the same way at each sign: <M>(A.B.C)' = A'+B'+C'</M>.
      </p>
    </>
  );
}

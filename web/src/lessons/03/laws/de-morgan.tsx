// The De Morgan law: how a long bar is opened.

import { Law } from "#learn/reading/law.tsx";
import { M } from "#learn/reading/maths.tsx";
import { Proof } from "#learn/reading/proof.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { SideBySide } from "#learn/reading/side-by-side.tsx";
import { consequences } from "./core/consequences.ts";
import { lawOf } from "./core/laws.ts";
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
      <Law of={lawOf("de-morgan")}>
        <p>
          Two expressions are each other's complement if their product is 0 and their sum is 1: then in each
          row one of them is 0 and the other is 1. So work out product and sum of <M>A.B</M> and <M>A'+B'</M>.
        </p>
        <SideBySide>
          <Proof lines={consequences.productOfBoth.proof} />
          <Proof lines={consequences.sumOfBoth.proof} />
        </SideBySide>
      </Law>
      <QuestionBlock of={asked.lineBetween} />
      <p>
        A bar over three factors is cut in the same way at each sign: <M>(A.B.C)' = A'+B'+C'</M>.
      </p>
    </>
  );
}

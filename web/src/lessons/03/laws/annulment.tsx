// The Annulment law: where a constant decides everything.

import { Law } from "#learn/reading/law.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { lawOf } from "./core/laws.ts";
import { asked } from "../core/questions.ts";

export function Annulment() {
  return (
    <>
      <p>Some expressions need no work at all. Look for the part that decides.</p>
      <QuestionBlock of={asked.withoutLooking} />
      <Law of={lawOf("annulment")} />
      <p>
        The other constant can go, by Identity. So a 0 decides a product and can go from a sum. A 1 decides a
        sum and can go from a product.
      </p>
    </>
  );
}

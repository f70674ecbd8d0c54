// The Annulment law: where a constant decides everything.

import { Law } from "../../../reading/law.tsx";
import { QuestionBlock } from "../../../reading/question-block.tsx";
import { lawOf } from "../core/laws.ts";
import { asked } from "../core/questions.ts";

export function Annulment() {
  return (
    <>
      <p>Some expressions need no work at all. Look for the part that decides.</p>
      <QuestionBlock of={asked.withoutLooking} />
      <Law of={lawOf("annulment")} />
      <p>
        The other constant does the opposite: by Identity it can go. So each constant has one sign beside
        which it goes, and one beside which it decides.
      </p>
    </>
  );
}

// The Complement law: an expression joined with its complement.

import { Law } from "#learn/reading/law.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Term } from "#learn/reading/terms.tsx";
import { lawOf } from "./core/laws.ts";
import { asked } from "../core/questions.ts";

export function Complement() {
  return (
    <>
      <p>
        In each row one of <M>A</M> and its <Term of="complement">complement</Term> <M>A'</M> is 1, and the
        other is 0. A door is open or it is not open; it is never both.
      </p>
      <Law of={lawOf("complement")} />
      <p>
        The law makes a constant out of letters. Then Identity or Annulment goes on: <M>A.B.(C+C')</M> becomes{" "}
        <M>A.B.1</M>, and that is <M>A.B</M>.
      </p>
      <QuestionBlock of={asked.hiddenComplement} />
    </>
  );
}

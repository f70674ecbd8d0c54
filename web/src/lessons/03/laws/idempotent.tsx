// The Idempotent law: doubles count once.

import { Law } from "#learn/reading/law.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { lawOf } from "./core/laws.ts";
import { asked } from "../core/questions.ts";

export function Idempotent() {
  return (
    <>
      <p>
        With numbers, a letter added to itself is twice as much. Here there is no 2: a lamp that is switched
        on from two places is on, not twice as bright. So <M>A+A</M> is <M>A</M>, and <M>A.A</M> is <M>A</M>.
        There is no 2·A and no A².
      </p>
      <Law of={lawOf("idempotent")} />
      <QuestionBlock of={asked.countsOnce} />
    </>
  );
}

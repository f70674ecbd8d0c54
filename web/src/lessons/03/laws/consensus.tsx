// The Consensus law: a term that two others imply.

import { Law } from "#learn/reading/law.tsx";
import { M } from "#learn/reading/maths.tsx";
import { Proof } from "#learn/reading/proof.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define } from "#learn/reading/terms.tsx";
import { consequences } from "./core/consequences.ts";
import { lawOf } from "./core/laws.ts";
import { asked } from "../core/questions.ts";

export function Consensus() {
  return (
    <>
      <p>
        In <M>A.B+A'.C</M> the first term needs <M>A</M>, the second its complement. Put the rest of both
        together: <M>B.C</M> is their <Define term="consensus">consensus</Define>.
      </p>
      <p>
        Suppose <M>B.C = 1</M>. If <M>A = 1</M>, then <M>A.B = 1</M>. If <M>A = 0</M>, then <M>A'.C = 1</M>.
        One of the two terms is 1 anyway, so the consensus adds nothing.
      </p>
      <QuestionBlock of={asked.whichConsensus} />
      <Law of={lawOf("consensus")} />
      <p>
        The proof does what you did in words: it splits the consensus by <M>A</M> and by <M>A'</M>, and each
        half is taken in.
      </p>
      <p>Sometimes the consensus is added once, because it makes another term go. Show Steps does so too:</p>
      <Proof lines={consequences.consensusAdded.proof} />
    </>
  );
}

// The law of the XOR gate and what follows from it.

import { EquationLines } from "#learn/reading/equation-lines.tsx";
import { Folded } from "#learn/reading/folded.tsx";
import { Law } from "#learn/reading/law.tsx";
import { M } from "#learn/reading/maths.tsx";
import { Proof } from "#learn/reading/proof.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Term } from "#learn/reading/terms.tsx";
import { consequences } from "./core/consequences.ts";
import { lawOf } from "./core/laws.ts";
import { asked } from "../core/questions.ts";

const { xorWithZero, xorWithOne, xorOfItself, xorOfComplement, xnor } = consequences;
const four = [xorWithZero, xorWithOne, xorOfItself, xorOfComplement];

export function XorGate() {
  return (
    <>
      <p>
        No other law is about <Term of="XOR">XOR</Term>. This one writes it with the other signs, and then all
        the other laws can work on it. It says what XOR is; so its table is its proof. XOR has no sign for its
        dual, so the law has one form: the dual of <M>A^B</M> is <M>(A^B)'</M>.
      </p>
      <Law of={lawOf("xor")} />
      <p>Four equations follow from it. Show Steps uses each of them in one step and names this law:</p>
      <EquationLines of={four.map(({ equation }) => equation)} />
      <Folded label="Show their proofs" lessLabel="Hide the proofs">
        {four.map(({ id, proof }) => (
          <Proof key={id} lines={proof} />
        ))}
      </Folded>
      <QuestionBlock of={asked.xorWithOne} />
      <QuestionBlock of={asked.xorTwice} />
      <p>A bar over XOR asks whether the two are the same: both 0, or both 1.</p>
      <EquationLines of={[xnor.equation]} />
      <Folded label="Show its proof" lessLabel="Hide the proof">
        <Proof lines={xnor.proof} />
      </Folded>
    </>
  );
}

// The law of the XOR gate and what follows from it.

import { Law } from "../../../reading/law.tsx";
import { Proof } from "../../../reading/proof.tsx";
import { QuestionBlock } from "../../../reading/question-block.tsx";
import { Term } from "../../../reading/terms.tsx";
import { consequences } from "../core/consequences.ts";
import { lawOf } from "../core/laws.ts";
import { asked } from "../core/questions.ts";

export function XorGate() {
  return (
    <>
      <p>
        No other law speaks of <Term of="XOR">XOR</Term>. This one writes it with the other signs, and then
        all the other laws can work on it. It says what XOR is; so its table is its proof.
      </p>
      <Law of={lawOf("xor")} />
      <QuestionBlock of={asked.xorWithOne} />
      <p>In the same way, XOR of an expression with itself is 0:</p>
      <Proof lines={consequences.xorOfItself.proof} />
      <QuestionBlock of={asked.xorTwice} />
      <p>
        A bar over XOR asks whether the two are the same: both 0, or both 1. The proof uses five laws of this
        lesson.
      </p>
      <Proof lines={consequences.xnor.proof} />
    </>
  );
}

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
      <p>
        Four equations follow from it. Show Steps uses each of them in one step and names this law. XOR with 0
        changes nothing:
      </p>
      <Proof lines={consequences.xorWithZero.proof} />
      <p>XOR with 1 is the complement:</p>
      <Proof lines={consequences.xorWithOne.proof} />
      <QuestionBlock of={asked.xorWithOne} />
      <p>XOR of an expression with itself is 0:</p>
      <Proof lines={consequences.xorOfItself.proof} />
      <p>XOR of an expression with its complement is 1:</p>
      <Proof lines={consequences.xorOfComplement.proof} />
      <QuestionBlock of={asked.xorTwice} />
      <p>
        A bar over XOR asks whether the two are the same: both 0, or both 1. The proof uses five laws of this
        lesson.
      </p>
      <Proof lines={consequences.xnor.proof} />
    </>
  );
}

// The term between two terms: when there is one, when a term is superfluous, and all of them.

import { FunctionTable } from "#learn/reading/function-table.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define, Term } from "#learn/reading/terms.tsx";
import { allOf, betweenTable, questions } from "./core/data.ts";

export function Between() {
  return (
    <>
      <p>
        Two <Term of="product">products</Term> have a <Term of="consensus">consensus</Term> when exactly one{" "}
        <Term of="Boolean variable">variable</Term> is as it is in one of them and complemented in the other.
        Leave out this variable, and join all the other <Term of="factor">factors</Term>.
      </p>
      <FunctionTable of={betweenTable} />
      <QuestionBlock of={questions.whichPair} />
      <QuestionBlock of={questions.write} />
    </>
  );
}

export function Superfluous() {
  return (
    <>
      <p>
        A <Term of="term">term</Term> is <Define term="superfluous">superfluous</Define> if the{" "}
        <Term of="sum">sum</Term> keeps its <Term of="value">value</Term> in each <Term of="row">row</Term>{" "}
        without it. A consensus of two other terms is superfluous, and so is every longer product that has all
        its factors.
      </p>
      <QuestionBlock of={questions.superfluous} />
      <p>
        There is a test that never fails. Set all factors of the term to 1, and put these values into the
        other terms. If their sum is 1 now, whatever the remaining variables are, the term is superfluous.
      </p>
      <QuestionBlock of={questions.test} />
    </>
  );
}

export function AllConsensusTerms() {
  return (
    <>
      <p>
        Add the consensus of each pair, unless the sum has it or a shorter term whose factors are all in it.
        Go on with the new terms. Leave out each term that has all the factors of another one. When nothing
        new comes, you have all <Term of="prime implicant">prime implicants</Term>, without a map and without
        a table. Begin with <M>{allOf.left}</M>. The first pair gives <M>B.C</M>, the first and the third give{" "}
        <M>A.C'</M>.
      </p>
      <QuestionBlock of={questions.next} />
      <p>
        So the six prime implicants are <M>{allOf.right}</M>. Nothing more comes: each further consensus is
        one of these terms, or has all the factors of one.
      </p>
    </>
  );
}

// What counts as smaller, and why laws alone are not enough.

import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define, Term } from "#learn/reading/terms.tsx";
import { questions, stuck } from "./core/data.ts";

export function Cost() {
  return (
    <>
      <p>
        Many <Term of="sum of products">sums of products</Term> describe the same{" "}
        <Term of="Boolean function">Boolean function</Term>. Which one do you build? Each{" "}
        <Term of="term">term</Term> becomes an <Term of="AND">AND</Term> <Term of="gate">gate</Term> with one{" "}
        <Term of="input">input</Term> for each <Term of="literal">literal</Term>, and the{" "}
        <Term of="OR">OR</Term> gate at the end has one input for each term.
      </p>
      <QuestionBlock of={questions.literals} />
      <p>
        So the <Define term="cost">cost</Define> of a <Term of="sum">sum</Term> is counted in two steps. The
        sum with fewer terms is smaller. If both have the same number of terms, the sum with fewer literals is
        smaller.
      </p>
      <QuestionBlock of={questions.smaller} />
    </>
  );
}

export function Stuck() {
  return (
    <>
      <p>
        The <Term of="law">laws</Term> change one line into the next. No law says which step leads to the
        smallest sum. Look at <M>{`F = ${stuck.left}`}</M>. If you leave out a term, the{" "}
        <Term of="value">value</Term> changes in some <Term of="row">row</Term>. If you leave out a literal,
        it changes too. A derivation that makes each line shorter ends here.
      </p>
      <QuestionBlock of={questions.stuck} />
      <p>
        You need a way that looks at all terms at once. This lesson has two: a drawing for up to four{" "}
        <Term of="Boolean variable">Boolean variables</Term>, and a method with two tables for any number.
      </p>
    </>
  );
}

// The min term and the max term of a row, and the two canonical forms.

import { Example } from "#learn/reading/example.tsx";
import { FunctionTable } from "#learn/reading/function-table.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define, Term } from "#learn/reading/terms.tsx";
import { questions, subjectExample, subjectTable, sumForm, productForm } from "./core/data.ts";

export function MinTermOfARow() {
  return (
    <>
      <p>
        Each <Term of="row">row</Term> of a <Term of="truth table">truth table</Term> has a{" "}
        <Term of="min term">min term</Term>: the <Term of="product">product</Term> of all{" "}
        <Term of="Boolean variable">variables</Term> that is 1 in this row and 0 in each other row. A variable
        that is 0 in the row gets a <Term of="NOT">NOT</Term>.
      </p>
      <QuestionBlock of={questions.minTerm} />
    </>
  );
}

export function SumOfMinTerms() {
  return (
    <>
      <FunctionTable of={subjectTable} />
      <p>
        <M>F</M> is 1 in rows 1, 3, 6 and 7. The <Term of="sum">sum</Term> of their min terms is 1 in these
        rows and in no other, so it is <M>F</M>:
      </p>
      <p>
        <M>{`${sumForm.left} = ${sumForm.right}`}</M>.
      </p>
      <p>
        This is the <Define term="sum of min terms">sum of min terms</Define> of <M>F</M>. Each{" "}
        <Term of="term">term</Term> has every variable. It is a{" "}
        <Define term="canonical form" forms="canonical forms">
          canonical form
        </Define>
        : a way of writing that is fixed by the table alone.
      </p>
      <QuestionBlock of={questions.howMany} />
      <Example of={subjectExample} />
    </>
  );
}

export function MaxTermOfARow() {
  return (
    <>
      <p>
        The{" "}
        <Define term="max term" forms="max terms">
          max term
        </Define>{" "}
        of a row is the sum of all variables that is 0 in this row and 1 in each other row. So all signs are
        the other way round: a variable that is 1 in the row gets a NOT.
      </p>
      <QuestionBlock of={questions.maxTerm} />
      <p>
        The max term of a row is the <Term of="complement">complement</Term> of its min term, by De Morgan.
      </p>
    </>
  );
}

export function ProductOfMaxTerms() {
  return (
    <>
      <p>
        <M>F</M> is 0 in rows 0, 2, 4 and 5. The product that has their max terms as{" "}
        <Term of="factor">factors</Term> is 0 there and nowhere else, so it is <M>F</M> too. It is the{" "}
        <Define term="product of max terms">product of max terms</Define>:
      </p>
      <p>
        <M>{`${productForm.left} = ${productForm.right}`}</M>.
      </p>
      <QuestionBlock of={questions.factor} />
    </>
  );
}

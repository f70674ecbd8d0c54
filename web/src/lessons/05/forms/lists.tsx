// The lists of rows: one from the other, the complement, from an expression, don't-cares, and why the form is unique.

import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define, Term } from "#learn/reading/terms.tsx";
import { expandedChain, questions } from "./core/data.ts";

export function TwoLists() {
  return (
    <>
      <p>
        The <Term of="row number">row numbers</Term> are enough to write both forms. The{" "}
        <Term of="Σm list">Σm list</Term> names the min terms, and the{" "}
        <Define term="ΠM list" forms="ΠM lists">
          ΠM list
        </Define>{" "}
        names the max terms: Π means product, M means max terms. So Σm(1, 3, 6, 7) and ΠM(0, 2, 4, 5) are the
        same function of three variables. Each row is in exactly one of the two lists.
      </p>
      <QuestionBlock of={questions.convert} />
    </>
  );
}

export function ComplementLists() {
  return (
    <>
      <p>
        <M>F'</M> is 1 where <M>F</M> is 0. So <M>F'</M> has the other rows in its Σm list, and the rows of{" "}
        <M>F</M> in its ΠM list. Nothing is worked out: the same numbers change their sign, or the other
        numbers keep it.
      </p>
      <QuestionBlock of={questions.complement} />
    </>
  );
}

export function ByTable() {
  return (
    <>
      <p>
        From an <Term of="expression">expression</Term> to its list there are two ways. The first is the truth
        table: fill it in, and read off the rows with a 1. It never fails, and it takes one line for each row.
      </p>
      <QuestionBlock of={questions.which} />
    </>
  );
}

export function ByExpanding() {
  return (
    <>
      <p>
        The second way puts in what is missing. A product without <M>B</M> does not say what <M>B</M> is, so{" "}
        <M>B</M> may be 0 or 1. Multiply it by <M>{"B+B'"}</M>, which is 1, and multiply out:
      </p>
      <p>
        <M>{expandedChain}</M>.
      </p>
      <p>
        Each missing variable doubles the number of min terms. Do so for each product of a sum, and write each
        min term once.
      </p>
      <QuestionBlock of={questions.expand} />
    </>
  );
}

export function FreeRows() {
  return (
    <>
      <p>
        Sometimes a row never occurs, or its <Term of="value">value</Term> does not matter. Such a row is a{" "}
        <Define term="don't-care" forms="don't-cares">
          don't-care
        </Define>
        , written X in the table. Its number is in a list of its own: Σm(1, 3) + Σd(0, 2). Any expression is
        permitted that is 1 in the rows of Σm and 0 in each row that is in neither list.
      </p>
      <QuestionBlock of={questions.free} />
    </>
  );
}

export function Unique() {
  return (
    <>
      <p>
        An expression can be written in many ways. Its list cannot: the table says which rows are in it. So
        for given variables each <Term of="Boolean function">Boolean function</Term> has one sum of min terms
        and one product of max terms, apart from the order.
      </p>
      <p>
        That is a <Term of="proof">proof</Term> you can always do: write both expressions as lists. If the
        lists are the same, the expressions are equal. If they differ, a row that is in one of them is a{" "}
        <Term of="counterexample">counterexample</Term>.
      </p>
      <QuestionBlock of={questions.unique} />
    </>
  );
}

// The Quine–McCluskey method by hand: the columns, the chart, Petrick's sum; and which method is for what.

import { Link } from "react-router-dom";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { Define, Term } from "#learn/reading/terms.tsx";
import { ByHandPractice, WorkBlock } from "#learn/practice/by-hand/work-block.tsx";
import { WhenNear } from "#learn/practice/when-near.tsx";
import { firstRows, questions } from "./core/table-questions.ts";
import { works } from "./core/works.ts";

export function ByOnes() {
  return (
    <>
      <p>
        The{" "}
        <Define term="Quine–McCluskey method" forms="Quine–McCluskey">
          Quine–McCluskey method
        </Define>{" "}
        finds all prime implicants without a drawing. Write each <Term of="min term">min term</Term> with its
        digits: row 5 of four variables is 0101. Two entries merge if they differ in one digit, and a dash
        takes its place.
      </p>
      <QuestionBlock of={questions.merge} />
      <p>
        Entries that differ in one digit differ by one in their number of ones. So sort them by their number
        of ones: you then compare each entry only with those of the next number.
      </p>
      <QuestionBlock of={questions.dash} />
    </>
  );
}

export function Merging() {
  return (
    <>
      <p>
        Each pair that merges gives an entry of the next column, and both get a tick. In the next column
        entries merge if they have their dashes in the same places and differ in one digit. Go on until
        nothing merges.
      </p>
      <WorkBlock of={works.merging} />
      <QuestionBlock of={questions.tick} />
    </>
  );
}

export function ChartSection() {
  return (
    <>
      <p>
        The{" "}
        <Define term="chart" forms="charts">
          chart
        </Define>{" "}
        says which prime implicants are needed. It has a line for each of them and a column for each row with
        a 1. A cross means that the prime implicant covers the row. A column with one cross makes its prime
        implicant essential. Rows that are don't-cares have no column.
      </p>
      <WorkBlock of={works.chart} />
    </>
  );
}

export function Petrick() {
  return (
    <>
      <p>
        What if no column has one cross? Number the prime implicants of Σm(0, 1, 2, 5, 6, 7): <M>P1</M> covers
        rows 0 and 1, <M>P2</M> rows 0 and 2, <M>P3</M> rows 1 and 5, <M>P4</M> rows 2 and 6, <M>P5</M> rows 5
        and 7, <M>P6</M> rows 6 and 7. Row 0 needs <M>P1+P2</M>, row 1 needs <M>P1+P3</M>, and so on. All rows
        together need the product of these sums. This is{" "}
        <Define term="Petrick's method">Petrick's method</Define>.
      </p>
      <p>
        Multiply out, and leave out what is absorbed: <M>{`${firstRows.left} = ${firstRows.right}`}</M>. At
        the end each product that is left is a way to cover all rows. The shortest ones have the fewest terms;
        of these, count the literals.
      </p>
      <QuestionBlock of={questions.petrick} />
    </>
  );
}

export function Methods() {
  return (
    <>
      <p>
        Use laws where you want to see why two expressions are equal. Use a map for two to four variables, and
        for five or six with some practice. Use the Quine–McCluskey method where there is no drawing, and to
        understand what a program does: the Simplifier of this page uses it with the same chart, and says
        whether its sum is proved to be the smallest.
      </p>
      <QuestionBlock of={questions.method} />
    </>
  );
}

export function Practice() {
  return (
    <>
      <p>
        Now minimise by hand: columns first, then the chart. Level 1 has three variables, level 2 has four. On
        level 3 the essential prime implicants are not enough, and there may be don't-cares. For maps, the{" "}
        <Link to="/kmap">Karnaugh map</Link> has a practice with seven levels.
      </p>
      <WhenNear>
        <ByHandPractice />
      </WhenNear>
    </>
  );
}

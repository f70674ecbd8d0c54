// The prime implicants with the min terms they cover: five rows, or all of them in a scroll box that draws
// more rows on scrolling.

import { memo, useState } from "react";
import type { PrimeImplicant } from "#contract/simplify.ts";
import { cubeAt } from "#expression/core/cubes.ts";
import { productOf } from "#expression/core/form.ts";
import type { Expression } from "#expression/core/tree.ts";
import type { Answered } from "./core/machine.ts";
import { useGrowingList } from "#components/growing-list.ts";
import { Note } from "#components/note.tsx";
import { MathText } from "#expression/typeset.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { own } from "#messages/own.ts";
import { specified } from "#messages/specified.ts";
import { MoreButton } from "#components/more-button.tsx";
import classes from "./prime-implicants.module.css";

const rowsWhenCut = 5;
const minTermsWhenCut = 32;

interface PrimeImplicantsProps {
  readonly answered: Answered;
}

/** Memoised: a long list must not be drawn again at each key press. */
export const PrimeImplicants = memo(function PrimeImplicants({ answered }: PrimeImplicantsProps) {
  const { primeImpList, primeCount } = answered.answer;
  const [all, setAll] = useState(false);
  if (primeImpList.length === 0) return <Note>{own.none}</Note>;
  return (
    <>
      {all ? <AllPrimes answered={answered} /> : <Primes answered={answered} end={rowsWhenCut} />}
      {primeImpList.length > rowsWhenCut && (
        <MoreButton expanded={all} label={own.allPrimes(primeImpList.length)} onToggle={() => setAll(!all)} />
      )}
      {primeCount > primeImpList.length && <Note>{own.primesOfAnswer(primeImpList.length, primeCount)}</Note>}
    </>
  );
});

function AllPrimes({ answered }: PrimeImplicantsProps) {
  const [shown, endRef] = useGrowingList(answered.answer.primeImpList.length);
  return (
    <ScrollBox className={classes.box} name={own.wholePart(specified.primeImplicants)}>
      <Primes answered={answered} end={shown} />
      <div ref={endRef} />
    </ScrollBox>
  );
}

interface PrimesProps extends PrimeImplicantsProps {
  /** How many rows are drawn. */
  readonly end: number;
}

function Primes({ answered: { answer, values }, end }: PrimesProps) {
  return (
    <table className={classes.table}>
      <caption className="spoken">{own.primesCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{own.product}</th>
          <th scope="col">{own.minTermsColumn}</th>
        </tr>
      </thead>
      <tbody>
        {answer.primeImpList.slice(0, end).map((prime, at) => (
          <Prime key={prime.res} prime={prime} product={productOf(cubeAt(values.primes, at), answer.vars)} />
        ))}
      </tbody>
    </table>
  );
}

interface PrimeProps {
  readonly prime: PrimeImplicant;
  readonly product: Expression;
}

function Prime({ prime: { list, listLength }, product }: PrimeProps) {
  const [all, setAll] = useState(false);
  const isLong = list.length > minTermsWhenCut;
  const shown = isLong && !all ? list.slice(0, minTermsWhenCut) : list;
  return (
    <tr>
      <td>
        <span className={classes.product}>
          <MathText expression={product} size="list" />
        </span>
      </td>
      <td>
        {shown.join(", ")}
        {isLong && !all && ", …"}
        {isLong && (
          <MoreButton expanded={all} label={own.allMinTerms(list.length)} onToggle={() => setAll(!all)} />
        )}
        {listLength !== undefined && <Note>{own.listedOf(list.length, listLength)}</Note>}
      </td>
    </tr>
  );
}

// The prime implicants with the min terms they cover: five rows, or all of them in a scroll box of their own, drawn
// as far as it is scrolled.

import { memo, useMemo, useState } from "react";
import type { PrimeImplicant, SimplifyResponse } from "#contract/simplify.ts";
import { fromProduct } from "#expression/core/tree.ts";
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
  readonly answer: SimplifyResponse;
}

/** Unchanged while the input is edited, however many there are. */
export const PrimeImplicants = memo(function PrimeImplicants({ answer }: PrimeImplicantsProps) {
  const { primeImpList, primeCount } = answer;
  const [all, setAll] = useState(false);
  if (primeImpList.length === 0) return <Note>{own.none}</Note>;
  return (
    <>
      {all ? <AllPrimes primes={primeImpList} /> : <Primes primes={primeImpList.slice(0, rowsWhenCut)} />}
      {primeImpList.length > rowsWhenCut && (
        <MoreButton expanded={all} label={own.allPrimes(primeImpList.length)} onToggle={() => setAll(!all)} />
      )}
      {primeCount > primeImpList.length && <Note>{own.primesOfAnswer(primeImpList.length, primeCount)}</Note>}
    </>
  );
});

interface PrimesProps {
  readonly primes: readonly PrimeImplicant[];
}

function AllPrimes({ primes }: PrimesProps) {
  const [shown, endRef] = useGrowingList(primes.length);
  return (
    <ScrollBox className={classes.box} name={own.wholePart(specified.primeImplicants)}>
      <Primes primes={primes.slice(0, shown)} />
      <div ref={endRef} />
    </ScrollBox>
  );
}

function Primes({ primes }: PrimesProps) {
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
        {primes.map((prime) => (
          <Prime key={prime.res} prime={prime} />
        ))}
      </tbody>
    </table>
  );
}

function Prime({ prime: { res, list, listLength } }: { readonly prime: PrimeImplicant }) {
  const [all, setAll] = useState(false);
  const notation = useMemo(() => fromProduct(res), [res]);
  const isLong = list.length > minTermsWhenCut;
  const shown = isLong && !all ? list.slice(0, minTermsWhenCut) : list;
  return (
    <tr>
      <td>
        <span className={classes.product}>
          {notation ? <MathText notation={notation} size="list" /> : res}
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

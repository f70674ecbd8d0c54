// The prime implicants with the min terms they cover; five rows until all are asked for.

import { useState } from "react";
import type { PrimeImplicant, SimplifyResponse } from "../../../../worker/contract/simplify.ts";
import { own } from "../../messages/own.ts";
import { MoreButton } from "./more-button.tsx";
import { ProductText } from "./product-text.tsx";
import classes from "./prime-implicants.module.css";

const rowsWhenCut = 5;
const minTermsWhenCut = 32;

export function PrimeImplicants({ answer }: { readonly answer: SimplifyResponse }) {
  const { primeImpList, primeCount } = answer;
  const [all, setAll] = useState(false);
  if (primeImpList.length === 0) return <p className={classes.none}>{own.none}</p>;
  return (
    <>
      <table className={classes.table}>
        <caption className="spoken">{own.primesCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{own.product}</th>
            <th scope="col">{own.minTermsColumn}</th>
          </tr>
        </thead>
        <tbody>
          {(all ? primeImpList : primeImpList.slice(0, rowsWhenCut)).map((prime) => (
            <Prime key={prime.res} prime={prime} />
          ))}
        </tbody>
      </table>
      {primeImpList.length > rowsWhenCut && (
        <MoreButton expanded={all} label={own.allPrimes(primeImpList.length)} onToggle={() => setAll(!all)} />
      )}
      {primeCount > primeImpList.length && (
        <p className={classes.note}>{own.primesOfAnswer(primeImpList.length, primeCount)}</p>
      )}
    </>
  );
}

function Prime({ prime: { res, list, listLength } }: { readonly prime: PrimeImplicant }) {
  const [all, setAll] = useState(false);
  const isLong = list.length > minTermsWhenCut;
  const shown = isLong && !all ? list.slice(0, minTermsWhenCut) : list;
  return (
    <tr>
      <td>
        <span className={classes.product}>
          <ProductText text={res} />
        </span>
      </td>
      <td>
        {shown.join(", ")}
        {isLong && !all && ", …"}
        {isLong && (
          <MoreButton expanded={all} label={own.allMinTerms(list.length)} onToggle={() => setAll(!all)} />
        )}
        {listLength !== undefined && <p className={classes.note}>{own.listedOf(list.length, listLength)}</p>}
      </td>
    </tr>
  );
}

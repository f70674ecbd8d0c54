// The chart: a line for each prime implicant, which the reader chooses, and a column for each row of the table with a 1.

import { ScrollBox } from "#components/scroll-box.tsx";
import { toSpoken } from "#notation/core/written.ts";
import { byHand } from "#messages/by-hand-tasks.ts";
import { treeOf } from "../../core/values.ts";
import { M } from "../../reading/maths.tsx";
import type { Chart } from "./core/chart.ts";
import { digitsOf, type RowFunction } from "./core/merging.ts";
import { productOf } from "./core/sentences.ts";
import classes from "./by-hand.module.css";

interface ChartTableProps {
  readonly of: RowFunction;
  readonly chart: Chart;
  /** Indexes of prime implicants. */
  readonly chosen: readonly number[];
  readonly isReadOnly: boolean;
  readonly onToggle: (prime: number) => void;
}

export function ChartTable({ of, chart, chosen, isReadOnly, onToggle }: ChartTableProps) {
  const isCovered = (row: number) => chosen.some((at) => chart.primes[at]?.rows.includes(row));
  return (
    <ScrollBox name={byHand.chart} className={classes.box}>
      <table className={classes.chart}>
        <caption className="spoken">{byHand.chart}</caption>
        <thead>
          <tr>
            <th scope="col">{byHand.prime}</th>
            {chart.ones.map((row) => (
              <th key={row} scope="col" data-covered={isCovered(row) || undefined}>
                {row}
                {isCovered(row) && <span className="spoken">, {byHand.cross}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.primes.map((prime, at) => {
            const product = productOf(prime, of);
            const digits = digitsOf(prime.cube, of.variables);
            return (
              <tr key={product} data-chosen={chosen.includes(at) || undefined}>
                <th scope="row">
                  <label className={classes.prime}>
                    <input
                      type="checkbox"
                      checked={chosen.includes(at)}
                      aria-label={byHand.primeName(toSpoken(treeOf(product)), digits, prime.rows)}
                      aria-disabled={isReadOnly}
                      data-prime={product}
                      onChange={() => !isReadOnly && onToggle(at)}
                    />
                    <M>{product}</M>
                    <span className={classes.digits} translate="no">
                      {digits}
                    </span>
                  </label>
                </th>
                {chart.ones.map((row) => (
                  <td key={row} translate="no">
                    {prime.rows.includes(row) && "×"}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}

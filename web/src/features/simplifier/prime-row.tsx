// A prime implicant in one row: its marks, its product, and the min terms that it covers; a press shows all of them
// below.

import { UnstyledButton } from "@mantine/core";
import { memo, useMemo, useState } from "react";
import type { PrimeImplicant } from "#contract/simplify.ts";
import { useGrowingList } from "#components/growing-list.ts";
import { Note } from "#components/note.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { printedEntriesMax } from "#components/use-is-printing.ts";
import { CopyMenu } from "#answer/copy-menu.tsx";
import { cubeAt } from "#answer/core/cubes.ts";
import { productOf } from "#answer/core/form.ts";
import type { RowList } from "#notation/core/row-list.ts";
import { MathText } from "#notation/typeset.tsx";
import { formTexts } from "#messages/forms.ts";
import { answerTexts } from "#messages/simplifier.ts";
import { gridTexts } from "#messages/table.ts";
import { firstNumbers } from "./core/first-numbers.ts";
import classes from "./prime-implicants.module.css";

interface PrimeRowProps {
  readonly prime: PrimeImplicant;
  /** The answer's prime implicants, packed; this row's has the index `at`. */
  readonly primes: Uint8Array;
  readonly at: number;
  /** The names of the variables. */
  readonly names: readonly string[];
  readonly isEssential: boolean;
  readonly isInResult: boolean;
  /** Whether it is marked. */
  readonly isLit: boolean;
  readonly isPrinting: boolean;
  readonly onCopy: (text: string) => void;
}

/** Memoised: drawing further rows must not draw this one again. */
export const PrimeRow = memo(function PrimeRow({
  prime,
  primes,
  at,
  names,
  isEssential,
  isInResult,
  isLit,
  isPrinting,
  onCopy,
}: PrimeRowProps) {
  const { list, listLength = list.length } = prime;
  const [whole, setWhole] = useState(false);
  const isWhole = isPrinting && list.length <= printedEntriesMax;
  const { text, isCut } = isWhole ? { text: list.join(", "), isCut: false } : firstNumbers(list);
  const hasMore = isCut || listLength > list.length;
  const count = `(${formTexts.number(listLength)})`;
  return (
    <>
      <tr data-prime={at} data-lit={isLit || undefined}>
        <td>
          <span className={classes.marks}>
            {isInResult && <ResultMark spoken />}
            {isEssential && <EssentialMark spoken />}
          </span>
          <span className={classes.product}>
            <MathText expression={productOf(cubeAt(primes, at), names)} size="list" />
          </span>
        </td>
        <td translate="no" className={classes.numbers} data-printed={hasMore ? count : undefined}>
          {text}
          {hasMore && (
            <>
              {" … "}
              <UnstyledButton
                className={`${classes.count} no-print`}
                aria-label={formTexts.allMinTerms(listLength)}
                aria-expanded={whole}
                onClick={() => setWhole(!whole)}
              >
                {count}
              </UnstyledButton>
            </>
          )}
        </td>
      </tr>
      {whole && !isPrinting && <WholeList prime={prime} onCopy={onCopy} />}
    </>
  );
});

function WholeList({ prime: { res, list, listLength }, onCopy }: Pick<PrimeRowProps, "prime" | "onCopy">) {
  const [shown, endRef] = useGrowingList(list.length);
  const rows = useMemo((): RowList => ({ kind: "minTerms", rows: list }), [list]);
  const name = gridTexts.minTermsOf(res);
  return (
    <tr>
      <td colSpan={2}>
        <div className={classes.whole}>
          <ScrollBox className={classes.list} name={name}>
            {list.slice(0, shown).join(", ")}
            <span ref={endRef} />
            {listLength !== undefined && <Note>{answerTexts.listedOf(list.length, listLength)}</Note>}
          </ScrollBox>
          <CopyMenu part={name} of={rows} onCopy={onCopy} />
        </div>
      </td>
    </tr>
  );
}

interface MarkProps {
  /** Whether screen readers read the mark's meaning. */
  readonly spoken?: boolean;
}

export function EssentialMark({ spoken = false }: MarkProps) {
  return (
    <>
      <span className={classes.essential} aria-hidden>
        ✱
      </span>
      {spoken && <span className="spoken">{answerTexts.essential} </span>}
    </>
  );
}

export function ResultMark({ spoken = false }: MarkProps) {
  return (
    <>
      <span className={classes.inResult} aria-hidden />
      {spoken && <span className="spoken">{answerTexts.inResult} </span>}
    </>
  );
}

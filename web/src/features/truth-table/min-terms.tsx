// The list of a function's min terms: the first few, or all of them in a scroll box that draws more on scrolling. On
// paper more of them are printed.

import { useMemo, useState } from "react";
import { countOf, rowsOf } from "#contract/packed-column.ts";
import { rowListPieces } from "#notation/core/row-list.ts";
import { RowListPieces } from "#answer/row-list-text.tsx";
import { useGrowingList } from "#components/growing-list.ts";
import { PrintedCount } from "#components/printed-count.tsx";
import { printedEntriesMax, useIsPrinting } from "#components/use-is-printing.ts";
import { MoreButton } from "#components/more-button.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { formTexts } from "#messages/forms.ts";
import { gridTexts } from "#messages/table.ts";
import classes from "./functions-card.module.css";

const shownWhenCut = 24;

interface MinTermsProps {
  readonly name: string;
  readonly column: Uint8Array;
  readonly rows: number;
}

export function MinTerms({ name, column, rows }: MinTermsProps) {
  const [isWhole, setWhole] = useState(false);
  const isPrinting = useIsPrinting();
  const count = useMemo(() => countOf(column), [column]);
  const isLong = count > shownWhenCut;
  const drawnMax = isPrinting ? printedEntriesMax : isWhole ? Infinity : shownWhenCut;
  const pieces = useMemo(() => {
    const listed = rowsOf(column, rows, drawnMax);
    return rowListPieces({ kind: "minTerms", rows: listed }, count > drawnMax);
  }, [column, rows, count, drawnMax]);
  return (
    <>
      {isWhole && !isPrinting ? (
        <ScrollBox name={gridTexts.minTermsOf(name)} className={classes.whole}>
          <Growing pieces={pieces} />
        </ScrollBox>
      ) : (
        <p className={classes.minTerms}>
          <RowListPieces pieces={pieces} className={classes.piece} />
        </p>
      )}
      {isPrinting && <PrintedCount of={count} />}
      {isLong && (
        <MoreButton
          expanded={isWhole}
          label={formTexts.allMinTerms(count)}
          onToggle={() => setWhole(!isWhole)}
        />
      )}
    </>
  );
}

function Growing({ pieces }: { readonly pieces: readonly string[] }) {
  const [shown, endRef] = useGrowingList(pieces.length);
  return (
    <>
      <RowListPieces pieces={pieces.slice(0, shown)} className={classes.piece} />
      <span ref={endRef} />
    </>
  );
}

// The list of a function's min terms, cut until asked for; then it stands in a box and is drawn as far as it is
// scrolled.

import { useMemo, useState } from "react";
import { countOf, rowsOf } from "#contract/packed-column.ts";
import { minTermList, unbreakablePieces } from "#expression/core/printed-text.ts";
import { useGrowingList } from "#components/growing-list.ts";
import { MoreButton } from "#components/more-button.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { own } from "#messages/own.ts";
import classes from "./functions-card.module.css";

const shownWhenCut = 24;

interface MinTermsProps {
  readonly name: string;
  readonly column: Uint8Array;
  readonly rows: number;
}

export function MinTerms({ name, column, rows }: MinTermsProps) {
  const [isWhole, setWhole] = useState(false);
  const count = useMemo(() => countOf(column), [column]);
  const isLong = count > shownWhenCut;
  const text = useMemo(
    () => minTermList(rowsOf(column, rows, isWhole ? Infinity : shownWhenCut)),
    [column, rows, isWhole],
  );
  return (
    <>
      {isWhole ? (
        <ScrollBox name={own.minTermsOf(name)} className={classes.whole}>
          <Growing key={text.length} pieces={unbreakablePieces(text)} />
        </ScrollBox>
      ) : (
        <p className={classes.minTerms}>
          <Pieces pieces={unbreakablePieces(isLong ? text.replace(/\)$/, ",…)") : text)} />
        </p>
      )}
      {isLong && (
        <MoreButton expanded={isWhole} label={own.allMinTerms(count)} onToggle={() => setWhole(!isWhole)} />
      )}
    </>
  );
}

function Growing({ pieces }: { readonly pieces: readonly string[] }) {
  const [shown, endRef] = useGrowingList(pieces.length);
  return (
    <>
      <Pieces pieces={pieces.slice(0, shown)} />
      <span ref={endRef} />
    </>
  );
}

/** A line breaks after a comma only. */
function Pieces({ pieces }: { readonly pieces: readonly string[] }) {
  return pieces.map((piece, at) => (
    <span key={at} className={classes.piece}>
      {piece}
    </span>
  ));
}

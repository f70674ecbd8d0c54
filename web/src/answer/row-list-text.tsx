// Draws a list of row numbers of an answer; its lines break after a comma.

import { memo, useMemo } from "react";
import { formTexts } from "#messages/forms.ts";
import { rowListPieces, type RowList } from "#notation/core/row-list.ts";
import { CutText, type CutTextProps } from "#notation/cut-text.tsx";
import classes from "#notation/cut-text.module.css";

const allOf: Readonly<Record<RowList["kind"], (count: number) => string>> = {
  minTerms: formTexts.allMinTerms,
  maxTerms: formTexts.allMaxTerms,
  dontCares: formTexts.allDontCares,
  freeMaxTerms: formTexts.allDontCares,
};

interface RowListTextProps extends CutTextProps {
  /** Must be the same object from render to render. */
  readonly list: RowList;
}

/** Memoised: a long list must not be drawn again at each key press. */
export const RowListText = memo(function RowListText({ list, ...rest }: RowListTextProps) {
  const pieces = useMemo(() => rowListPieces(list), [list]);
  return (
    <CutText
      {...rest}
      of={list}
      count={pieces.length}
      allOf={allOf[list.kind]}
      isList
      renderUpTo={(end) => <RowListPieces pieces={pieces.slice(0, end)} className={classes.piece} />}
    />
  );
});

interface RowListPiecesProps {
  readonly pieces: readonly string[];
  readonly className: string | undefined;
}

export function RowListPieces({ pieces, className }: RowListPiecesProps) {
  return pieces.map((piece, at) => (
    <span key={at} className={className} translate="no">
      {piece}
    </span>
  ));
}

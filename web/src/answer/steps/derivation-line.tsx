// A line of a derivation, or one side of a law, with marks on the operands that a step is about. A long line shows
// only its beginning, with a button that shows the rest.

import { memo, useMemo, type ReactNode } from "react";
import { CutText } from "#notation/cut-text.tsx";
import { fromLine } from "#notation/core/from-line.ts";
import { marksOf, type Marks, type Range } from "#notation/core/marks.ts";
import { toSpoken } from "#notation/core/written.ts";
import {
  canBeDrawn,
  hasLongBar,
  LinePieces,
  piecesOf,
  type MarkTone,
  type Pieces,
} from "#notation/line-text.tsx";
import { MathFrame } from "#notation/typeset.tsx";
import { derivation } from "#messages/expression.ts";
import { formTexts } from "#messages/forms.ts";
import { PlainLine } from "./plain-line.tsx";

interface DerivationLineProps {
  /** As the API gives it: output notation without spaces. */
  readonly text: string;
  /** The ranges of `text` that are marked, in UTF-16 units: whole operands, as the API gives them in `at`. */
  readonly marked: readonly Range[];
  /** `before` amber with a dashed line below, `after` green with a solid one, `none` a thin green line alone. */
  readonly tone: MarkTone;
  /** The line's name, which the scroll box of a long line gets. */
  readonly name?: string;
  /** Drawn before the line, outside its selection; for example `= `. */
  readonly lead?: ReactNode;
}

/** Memoised: a long line must not be drawn again at each press in the panel. */
export const DerivationLine = memo(function DerivationLine({
  text,
  marked,
  tone,
  name = derivation.line,
  lead,
}: DerivationLineProps) {
  const pieces = useMemo(() => {
    const line = fromLine(text);
    const found = line && piecesOf(line);
    return found && canBeDrawn(found) ? found : null;
  }, [text]);
  const isTall = useMemo(() => pieces?.operands.some(hasLongBar) ?? false, [pieces]);
  const marks = useMemo(() => marksOf(marked), [marked]);
  const frame = { name, size: "normal", ...(lead !== undefined && { lead }) } as const;
  if (!pieces) return <PlainLine {...frame} text={text} marked={marked} tone={tone} />;
  return (
    <CutText
      {...frame}
      isTall={isTall}
      of={pieces}
      count={pieces.operands.length}
      allOf={(count) => allOf(pieces, count)}
      renderUpTo={(end) => <Typeset pieces={pieces} end={end} marks={marks} tone={tone} />}
    />
  );
});

function allOf({ operator }: Pieces, count: number): string {
  if (count === 1) return derivation.wholeLine;
  return operator === "and" ? derivation.allFactors(count) : formTexts.allTerms(count);
}

interface TypesetProps {
  readonly pieces: Pieces;
  readonly end: number;
  readonly marks: Marks;
  readonly tone: MarkTone;
}

function Typeset({ pieces, end, marks, tone }: TypesetProps) {
  const spoken = useMemo(() => {
    const [first, ...others] = pieces.operands.slice(0, end);
    if (!first) return "";
    return toSpoken(
      others.length === 0
        ? first
        : { kind: "chain", operator: pieces.operator, operands: [first, ...others] },
    );
  }, [pieces, end]);
  return (
    <MathFrame spoken={spoken} size="normal">
      <LinePieces pieces={pieces} end={end} marks={marks} tone={tone} />
    </MathFrame>
  );
}

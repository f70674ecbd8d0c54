// A line that is nested too deep to be typeset, as plain text with its marks.

import { useMemo } from "react";
import { CutText, type CutTextProps } from "#notation/cut-text.tsx";
import type { Range } from "#notation/core/marks.ts";
import { textPieces } from "#notation/core/text-pieces.ts";
import { Marked, type MarkTone } from "#notation/line-text.tsx";
import { derivation } from "#messages/expression.ts";
import classes from "./plain-line.module.css";

interface PlainLineProps extends CutTextProps {
  readonly text: string;
  readonly marked: readonly Range[];
  readonly tone: MarkTone;
}

export function PlainLine({ text, marked, tone, ...frame }: PlainLineProps) {
  const pieces = useMemo(() => textPieces(text, marked), [text, marked]);
  return (
    <CutText
      {...frame}
      of={pieces}
      count={pieces.length}
      allOf={() => derivation.allCharacters(text.length)}
      renderUpTo={(end) => (
        <span className={classes.plain}>
          {pieces.slice(0, end).map(({ text: piece, isMarked }, at) => (
            <Marked key={at} isOn={isMarked} tone={tone}>
              {piece}
            </Marked>
          ))}
        </span>
      )}
    />
  );
}

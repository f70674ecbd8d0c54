// Typesets mathematics in a lesson: `<M>A.B+C</M>`, `<M>A = 1</M>`. Brackets are drawn as typed, and a selection copies
// the typed text.

import { Fragment, useMemo } from "react";
import { canBeDrawn, LinePieces, piecesOf } from "#expression/line-text.tsx";
import { noMarks } from "#expression/core/marks.ts";
import { MathFrame } from "#expression/typeset.tsx";
import { relationOf, spokenRelation } from "../core/relation.ts";
import classes from "./maths.module.css";

interface MProps {
  readonly children: string;
  readonly size?: "list" | "normal" | "result";
}

export function M({ children: text, size = "list" }: MProps) {
  const relation = useMemo(() => relationOf(text), [text]);
  return (
    <MathFrame spoken={spokenRelation(relation)} size={size}>
      {relation.sides.map((side, at) => {
        const pieces = piecesOf(side);
        const sign = relation.signs[at - 1];
        return (
          <Fragment key={at}>
            {sign !== undefined && <span className={classes.sign}>{` ${sign} `}</span>}
            {/* An element of its own: behind its last term stands no sign of the side itself. */}
            <span>
              {canBeDrawn(pieces) && (
                <LinePieces pieces={pieces} end={pieces.operands.length} marks={noMarks} tone="none" />
              )}
            </span>
          </Fragment>
        );
      })}
    </MathFrame>
  );
}

// Typesets mathematics in a lesson: `<M>A.B+C</M>`, `<M>A = 1</M>`. Brackets are drawn as typed, and a selection copies
// the typed text. Lines break before + and before =.

import { Fragment, useMemo } from "react";
import type { LinePart } from "#notation/core/from-line.ts";
import { noMarks } from "#notation/core/marks.ts";
import { LinePieces, piecesOf, type Pieces } from "#notation/line-text.tsx";
import { MathFrame } from "#notation/typeset.tsx";
import { relationOf, spokenRelation } from "../core/relation.ts";
import classes from "./maths.module.css";

interface MProps {
  readonly children: string;
  readonly size?: "list" | "normal" | "result";
}

/** A text of at most this many characters stays on one line. */
const shortCharsMax = 12;

/** A product of at most this many characters is not broken. */
const unbrokenCharsMax = 16;

export function M({ children: text, size = "list" }: MProps) {
  const { sides, signs, spoken } = useMemo(() => {
    const relation = relationOf(text);
    return { ...relation, spoken: spokenRelation(relation) };
  }, [text]);
  return (
    <MathFrame spoken={spoken} size={size}>
      <span className={text.length <= shortCharsMax ? classes.short : undefined}>
        {sides.map((side, at) => (
          <Fragment key={at}>
            {at > 0 && " "}
            <span className={at > 0 ? classes.side : undefined}>
              {at > 0 && <span className={classes.sign}>{`${signs[at - 1]} `}</span>}
              <Side of={side} />
            </span>
          </Fragment>
        ))}
      </span>
    </MathFrame>
  );
}

function Side({ of }: { readonly of: LinePart }) {
  const pieces = termsOf(of);
  return (
    <span>
      <LinePieces pieces={pieces} end={pieces.operands.length} marks={noMarks} tone="none" />
    </span>
  );
}

/** A sum breaks before its signs; any other side is one piece, unless it is too long for a line on a phone. */
function termsOf(side: LinePart): Pieces {
  const pieces = piecesOf(side);
  const mayBreak = pieces.operator === "or" || side.span.end - side.span.start > unbrokenCharsMax;
  return mayBreak ? pieces : { operator: "or", operands: [side] };
}

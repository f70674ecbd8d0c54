// An expression of an answer: typeset, lines break only before + or, in a product of sums, between clauses. A long one is cut until asked for; then it stands
// in a scroll box of its own, drawn as far as it is scrolled.

import { memo, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import { fromClause, fromForm, fromProduct } from "./core/tree.ts";
import { toSpoken } from "./core/words.ts";
import { useGrowingList } from "#components/growing-list.ts";
import { Clause, MathFrame, Term } from "./typeset.tsx";
import { own } from "#messages/own.ts";
import { kindOf, unbreakablePieces, type PrintedKind } from "./core/printed-text.ts";
import classes from "./form-text.module.css";
import { MoreButton } from "#components/more-button.tsx";

/** More pieces than the cut shows at any width; the rest is not even drawn until asked for. */
const piecesWhenCut = 60;

interface ExpressionTextProps {
  readonly text: string;
  /** What it is, for the scroll box. */
  readonly name: string;
  /** Stands before the text and is no part of it. */
  readonly lead?: ReactNode;
  /** Less than the others it stands with. */
  readonly muted?: boolean;
  readonly size: "normal" | "result";
}

/** Unchanged while the input is edited, however long it is. */
export const ExpressionText = memo(function ExpressionText({
  text,
  name,
  lead,
  muted = false,
  size,
}: ExpressionTextProps) {
  const pieces = useMemo(() => unbreakablePieces(text), [text]);
  const [whole, setWhole] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const overflows = useOverflow(line, whole, text) || pieces.length > piecesWhenCut;
  const kind = kindOf(text);
  return (
    <>
      <p
        ref={line}
        className={classes.text}
        data-size={size}
        data-list={isList(kind) || undefined}
        data-muted={muted || undefined}
        data-cut={!whole}
        {...(whole ? { role: "region", tabIndex: 0, "aria-label": own.wholePart(name) } : {})}
      >
        {lead}
        {whole ? (
          <Growing key={text} pieces={pieces} kind={kind} size={size} />
        ) : (
          <Pieces pieces={pieces.slice(0, piecesWhenCut)} kind={kind} size={size} />
        )}
      </p>
      {(whole || overflows) && (
        <MoreButton expanded={whole} label={allOf[kind](pieces.length)} onToggle={() => setWhole(!whole)} />
      )}
    </>
  );
});

const allOf: Readonly<Record<PrintedKind, (count: number) => string>> = {
  sum: own.allTerms,
  product: own.allClauses,
  minTerms: own.allMinTerms,
  dontCares: own.allDontCares,
  maxTerms: own.allMaxTerms,
};

function isList(kind: PrintedKind): boolean {
  return kind !== "sum" && kind !== "product";
}

interface PiecesProps {
  /** The text, cut where its lines may break. */
  readonly pieces: readonly string[];
  readonly kind: PrintedKind;
  readonly size: "normal" | "result";
}

function Growing({ pieces, ...rest }: PiecesProps) {
  const [shown, endRef] = useGrowingList(pieces.length);
  return (
    <>
      <Pieces pieces={pieces.slice(0, shown)} {...rest} />
      <span ref={endRef} />
    </>
  );
}

function Pieces({ pieces, kind, size }: PiecesProps) {
  const spoken = useMemo(() => {
    const notation = isList(kind) ? null : fromForm(pieces.join(""));
    return notation && toSpoken(notation);
  }, [pieces, kind]);
  if (spoken === null) {
    return pieces.map((piece, at) => (
      <span key={at} className={classes.piece}>
        {piece}
      </span>
    ));
  }
  return (
    <MathFrame spoken={spoken} size={size}>
      {pieces.map((piece, at) => (
        <Piece key={at} text={piece} isFirst={at === 0} isClause={kind === "product"} />
      ))}
    </MathFrame>
  );
}

interface PieceProps {
  /** Starts with its sign unless it is the first. */
  readonly text: string;
  readonly isFirst: boolean;
  readonly isClause: boolean;
}

function Piece({ text, isFirst, isClause }: PieceProps) {
  const notation = useMemo(() => {
    const part = isFirst ? text : text.slice(1);
    return isClause ? fromClause(part) : fromProduct(part);
  }, [text, isFirst, isClause]);
  const Part = isClause ? Clause : Term;
  return notation && <Part notation={notation} isFirst={isFirst} />;
}

/** Whether the element holds more of its text than it shows, at any width it comes to have. */
function useOverflow(element: RefObject<HTMLElement | null>, whole: boolean, text: string): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node || whole) return;
    const measure = () => setOverflows(node.scrollHeight > node.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another text in the same box needs a new look
  }, [element, whole, text]);
  return overflows;
}

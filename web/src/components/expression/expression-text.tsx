// An expression of an answer: typeset, lines break only before +. A long one is cut until asked for; then it stands
// in a scroll box of its own, drawn as far as it is scrolled.

import { memo, useLayoutEffect, useMemo, useRef, useState } from "react";
import { fromProduct, fromSum } from "../core/notation.ts";
import { toSpoken } from "../core/notation-text.ts";
import { useGrowingList } from "../growing-list.ts";
import { MathFrame, Term } from "../notation.tsx";
import { own } from "../../messages/own.ts";
import { isMinTermList, unbreakablePieces } from "../core/printed-text.ts";
import classes from "./expression-text.module.css";
import { MoreButton } from "../more-button.tsx";

/** More pieces than the cut shows at any width; the rest is not even drawn until asked for. */
const piecesWhenCut = 60;

interface ExpressionTextProps {
  readonly text: string;
  /** What it is, for the scroll box. */
  readonly name: string;
  /** Stands before the text and is no part of it. */
  readonly lead?: string;
  readonly size: "normal" | "result";
}

/** Unchanged while the input is edited, however long it is. */
export const ExpressionText = memo(function ExpressionText({ text, name, lead, size }: ExpressionTextProps) {
  const pieces = useMemo(() => unbreakablePieces(text), [text]);
  const [whole, setWhole] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const overflows = useOverflow(line, whole) || pieces.length > piecesWhenCut;
  const isList = isMinTermList(text);
  return (
    <>
      <p
        ref={line}
        className={classes.text}
        data-size={size}
        data-list={isList || undefined}
        data-muted={lead !== undefined || undefined}
        data-cut={!whole}
        {...(whole ? { role: "region", tabIndex: 0, "aria-label": own.wholePart(name) } : {})}
      >
        {lead}
        {whole ? (
          <Growing key={text} pieces={pieces} isList={isList} size={size} />
        ) : (
          <Pieces pieces={pieces.slice(0, piecesWhenCut)} isList={isList} size={size} />
        )}
      </p>
      {(whole || overflows) && (
        <MoreButton
          expanded={whole}
          label={isList ? own.allMinTerms(pieces.length) : own.allTerms(pieces.length)}
          onToggle={() => setWhole(!whole)}
        />
      )}
    </>
  );
});

interface PiecesProps {
  /** A sum cut before each +, or a list cut after each comma. */
  readonly pieces: readonly string[];
  readonly isList: boolean;
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

function Pieces({ pieces, isList, size }: PiecesProps) {
  const spoken = useMemo(() => {
    const notation = isList ? null : fromSum(pieces.join(""));
    return notation && toSpoken(notation);
  }, [pieces, isList]);
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
        <Product key={at} text={piece} />
      ))}
    </MathFrame>
  );
}

function Product({ text }: { readonly text: string }) {
  const isFirst = !text.startsWith("+");
  const notation = useMemo(() => fromProduct(isFirst ? text : text.slice(1)), [text, isFirst]);
  return notation && <Term notation={notation} isFirst={isFirst} />;
}

/** Whether the element holds more than it shows, at any width it comes to have. */
function useOverflow(element: React.RefObject<HTMLElement | null>, whole: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node || whole) return;
    const measure = () => setOverflows(node.scrollHeight > node.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, whole]);
  return overflows;
}

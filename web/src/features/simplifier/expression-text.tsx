// An expression of an answer as plain text: lines break only before +, and a long one is cut until asked for.

import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { own } from "../../messages/own.ts";
import { isMinTermList, unbreakablePieces } from "./core/answer-text.ts";
import classes from "./expression-text.module.css";
import { MoreButton } from "./more-button.tsx";
import { ProductText } from "./product-text.tsx";

/** More pieces than the cut shows at any width; the rest is not even drawn until asked for. */
const piecesWhenCut = 150;

interface ExpressionTextProps {
  readonly text: string;
  /** Stands before the text and is no part of it. */
  readonly lead?: string;
  readonly size: "normal" | "result";
}

export function ExpressionText({ text, lead, size }: ExpressionTextProps) {
  const pieces = useMemo(() => unbreakablePieces(text), [text]);
  const [whole, setWhole] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const overflows = useOverflow(line) || pieces.length > piecesWhenCut;
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
      >
        {lead}
        {(whole ? pieces : pieces.slice(0, piecesWhenCut)).map((piece, at) => (
          <span key={at} className={classes.piece}>
            {isList ? piece : <ProductText text={piece} />}
          </span>
        ))}
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
}

/** Whether the element holds more than it shows, at any width it comes to have. */
function useOverflow(element: React.RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => setOverflows(node.scrollHeight > node.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}

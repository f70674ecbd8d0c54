// The frame of a long text of an answer. At first it shows a few lines; a button shows the whole text in a scroll
// box, which draws more of it as the visitor scrolls. On paper the whole text is printed, or the beginning of a very
// long one.

import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { MoreButton } from "#components/more-button.tsx";
import { useGrowingList } from "#components/growing-list.ts";
import { PrintedCount } from "#components/printed-count.tsx";
import { printedEntriesMax, useIsPrinting } from "#components/use-is-printing.ts";
import { useOverflow } from "#components/use-overflow.ts";
import { controlTexts } from "#messages/controls.ts";
import classes from "./cut-text.module.css";

/** More pieces than the first lines hold at any width; further pieces are drawn only with the whole text. */
const piecesWhenCut = 60;

export interface CutTextProps {
  /** The text's name, which the scroll box gets too. */
  readonly name: string;
  /** Drawn before the text, outside its selection; not counted as one of its pieces. */
  readonly lead?: ReactNode;
  /** Whether the text is drawn in the muted colour. */
  readonly muted?: boolean;
  readonly size: "normal" | "result";
  /** Whether the cut text is one line, with its button at the end. */
  readonly isLine?: boolean;
  /** Whether bars reach above a line of the usual height. */
  readonly isTall?: boolean;
  /** Drawn below the whole text only. */
  readonly rest?: ReactNode;
}

interface CutTextOfProps extends CutTextProps {
  /** The object that is drawn; a new object is measured again. */
  readonly of: object;
  /** The number of pieces; lines break between two of them. */
  readonly count: number;
  /** The label of the button that shows the whole text. */
  readonly allOf: (count: number) => string;
  /** Whether the text is a list of numbers. */
  readonly isList?: boolean;
  /** Draws the first `end` pieces. */
  readonly renderUpTo: (end: number) => ReactNode;
}

export function CutText({ of, count, allOf, isList = false, renderUpTo, ...rest }: CutTextOfProps) {
  const { name, lead, muted = false, size, isLine = false, isTall = false, rest: below } = rest;
  const [whole, setWhole] = useState(false);
  const isPrinting = useIsPrinting();
  const drawnWhenCut = isPrinting ? printedEntriesMax : piecesWhenCut;
  const line = useRef<HTMLParagraphElement>(null);
  useFittingSize(line, size === "result", of);
  const overflows = useOverflow(line, of, whole) || count > piecesWhenCut;
  const more = (whole || overflows) && (
    <MoreButton expanded={whole} label={allOf(count)} onToggle={() => setWhole(!whole)} />
  );
  return (
    <>
      <div
        className={classes.frame}
        data-size={size}
        data-list={isList || undefined}
        data-muted={muted || undefined}
        data-line={isLine || undefined}
        data-tall={isTall || undefined}
      >
        {lead !== undefined && <span className={classes.lead}>{lead}</span>}
        <p
          ref={line}
          className={classes.text}
          data-cut={!whole}
          data-part={((!whole || isPrinting) && count > drawnWhenCut) || undefined}
          {...(whole && { role: "region", tabIndex: 0, "aria-label": controlTexts.wholePart(name) })}
        >
          {whole && !isPrinting ? (
            <Growing count={count} renderUpTo={renderUpTo} />
          ) : (
            renderUpTo(Math.min(count, drawnWhenCut))
          )}
        </p>
        {(whole || isPrinting) && below && <div className={classes.rest}>{below}</div>}
        {isLine && more}
      </div>
      {!isLine && more}
      {isPrinting && <PrintedCount of={count} />}
    </>
  );
}

function Growing({ count, renderUpTo }: Pick<CutTextOfProps, "count" | "renderUpTo">) {
  const [shown, endRef] = useGrowingList(count);
  return (
    <>
      {renderUpTo(shown)}
      <span ref={endRef} />
    </>
  );
}

/** Draws a result in a smaller size where one of its products would not fit a line at full size. */
function useFittingSize(element: RefObject<HTMLElement | null>, isResult: boolean, of: object): void {
  useLayoutEffect(() => {
    const node = element.current;
    const frame = node?.parentElement;
    if (!node || !frame || !isResult) return;
    let width = 0;
    const fit = () => {
      if (node.clientWidth === width) return;
      width = node.clientWidth;
      frame.toggleAttribute("data-small", false);
      const products = [...node.querySelectorAll("[data-long] > :last-child")];
      frame.toggleAttribute(
        "data-small",
        products.some((product) => product.getClientRects().length > 1),
      );
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(node);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another text in the same box must be measured
  }, [element, isResult, of]);
}

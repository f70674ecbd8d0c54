// The frame of a long text of an answer: cut until asked for; then it stands in a scroll box of its own, drawn as far
// as it is scrolled.

import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { MoreButton } from "#components/more-button.tsx";
import { useGrowingList } from "#components/growing-list.ts";
import { own } from "#messages/own.ts";
import classes from "./cut-text.module.css";

/** More pieces than the cut shows at any width; the rest is not even drawn until asked for. */
const piecesWhenCut = 60;

export interface CutTextProps {
  /** What it is, for the scroll box. */
  readonly name: string;
  /** Stands before the text and is no part of it. */
  readonly lead?: ReactNode;
  /** Less than the others it stands with. */
  readonly muted?: boolean;
  readonly size: "normal" | "result";
}

interface CutTextOfProps extends CutTextProps {
  /** What is shown; another one is measured and drawn anew. */
  readonly of: object;
  /** How many pieces it has: lines break between them. */
  readonly count: number;
  /** What the button that shows all of it says. */
  readonly allOf: (count: number) => string;
  /** Whether it is a list of numbers. */
  readonly isList?: boolean;
  /** Draws the pieces from the first up to `end`. */
  readonly renderUpTo: (end: number) => ReactNode;
}

export function CutText({ of, count, allOf, isList = false, renderUpTo, ...rest }: CutTextOfProps) {
  const { name, lead, muted = false, size } = rest;
  const [whole, setWhole] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const overflows = useOverflow(line, whole, of) || count > piecesWhenCut;
  return (
    <>
      <p
        ref={line}
        className={classes.text}
        data-size={size}
        data-list={isList || undefined}
        data-muted={muted || undefined}
        data-cut={!whole}
        {...(whole && { role: "region", tabIndex: 0, "aria-label": own.wholePart(name) })}
      >
        {lead}
        {whole ? (
          <Growing count={count} renderUpTo={renderUpTo} />
        ) : (
          renderUpTo(Math.min(count, piecesWhenCut))
        )}
      </p>
      {(whole || overflows) && (
        <MoreButton expanded={whole} label={allOf(count)} onToggle={() => setWhole(!whole)} />
      )}
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

/** Whether the element holds more of its text than it shows, at any width it comes to have. */
function useOverflow(element: RefObject<HTMLElement | null>, whole: boolean, of: object): boolean {
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
  }, [element, whole, of]);
  return overflows;
}

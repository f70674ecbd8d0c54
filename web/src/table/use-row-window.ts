// Which rows of the table to draw at the box's present scroll offset. For print, all rows are drawn up to a limit.

import { useEffect, useState, type RefObject } from "react";
import { useIsPrinting } from "#components/use-is-printing.ts";
import { rowWindow, type RowWindow } from "./core/row-window.ts";

/** Rows past this number are not printed. */
export const printedRowsMax = 4_096;

export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  rows: number,
  rowHeight: number,
): RowWindow & { readonly isPrinting: boolean } {
  const [shown, setShown] = useState(() => rowWindow(rows, 0, window.innerHeight, rowHeight));
  const isPrinting = useIsPrinting();
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const update = () => {
      const next = rowWindow(rows, node.scrollTop, node.clientHeight, rowHeight);
      setShown((before) => (before.from === next.from && before.to === next.to ? before : next));
    };
    update();
    node.addEventListener("scroll", update, { passive: true });
    const observer = new ResizeObserver(update);
    observer.observe(node);
    return () => {
      node.removeEventListener("scroll", update);
      observer.disconnect();
    };
  }, [box, rows, rowHeight]);
  return isPrinting ? { from: 0, to: Math.min(rows, printedRowsMax), isPrinting } : { ...shown, isPrinting };
}

// Moves the focus when the row that had it is removed: to the row that follows at its index, else to the end of the
// list, else to the screen.

import { useEffect, useRef, type RefObject } from "react";
import { focusScreen } from "#components/focus.ts";

export function useFocusInList(list: RefObject<HTMLElement | null>): void {
  const lastRow = useRef(0);
  const had = useRef<Element | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const heard = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      had.current = target;
      lastRow.current = [...element.children].findIndex((row) => row.contains(target));
    };
    element.addEventListener("focusin", heard);
    return () => {
      element.removeEventListener("focusin", heard);
      // With its last row the whole list was removed.
      if (had.current && document.activeElement === document.body) focusScreen();
    };
  }, [list]);
  useEffect(() => {
    if (document.activeElement !== document.body || !had.current || had.current.isConnected) return;
    had.current = null;
    const rows = list.current?.children;
    const row = rows?.[Math.min(lastRow.current, rows.length - 1)];
    const button = row?.querySelector<HTMLElement>("button");
    if (button) button.focus();
    else focusScreen();
  });
}

// The lines of a derivation that a visitor writes, and which of their fields takes the focus after a change.

import { useLayoutEffect, useRef, type RefObject } from "react";
import { withLine, withLineAfter, withoutLine, withPasted } from "./core/line-list.ts";

export interface LineList {
  /** At least one; each may be empty. */
  readonly lines: readonly string[];
  /** The element around the fields. */
  readonly element: RefObject<HTMLOListElement | null>;
  /** The lines of now, also for a function that was made when they were others. */
  readonly latest: () => readonly string[];
  /** The index of the line whose field has the focus; -1 if none has. */
  readonly focused: () => number;
  readonly change: (at: number, text: string) => void;
  /** Puts an empty line after this one. */
  readonly add: (at: number) => void;
  readonly remove: (at: number) => void;
  /** Whether several lines were pasted, which then took the place of this one. */
  readonly paste: (at: number, text: string) => boolean;
  /** Other lines, and the one that takes the focus. */
  readonly put: (lines: readonly string[], focused: number) => void;
}

export function useLineList(lines: readonly string[], write: (lines: readonly string[]) => void): LineList {
  const element = useRef<HTMLOListElement>(null);
  const fields = () => [...(element.current?.querySelectorAll("input") ?? [])];
  /** The line that takes the focus once it is drawn. */
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (next.current !== null) fields()[next.current]?.focus();
    next.current = null;
  });
  const latest = useRef(lines);
  useLayoutEffect(() => {
    latest.current = lines;
  });
  const put = (changed: readonly string[], focused: number) => {
    write(changed);
    next.current = focused;
  };
  return {
    lines,
    element,
    latest: () => latest.current,
    focused: () => fields().findIndex((field) => field === document.activeElement),
    change: (at, text) => write(withLine(lines, at, text)),
    add: (at) => put(withLineAfter(lines, at), at + 1),
    remove: (at) => put(withoutLine(lines, at), Math.max(0, at - 1)),
    paste: (at, text) => {
      const pasted = withPasted(lines, at, text);
      if (pasted) put(pasted, pasted.length - 1);
      return pasted !== null;
    },
    put,
  };
}

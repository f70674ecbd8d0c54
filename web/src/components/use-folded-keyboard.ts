// On touch, moves the focus from the field to the answer's heading once there is an answer, so that keyboard and keys
// make room for it. By mouse and keyboard the field keeps the focus.

import { useCallback, useEffect, useRef, useState, type RefCallback, type RefObject } from "react";

export function isTouch(): boolean {
  return window.matchMedia("(pointer: coarse)").matches;
}

interface FoldedKeyboard {
  /** The answer's heading; null until it is drawn. */
  readonly heading: RefObject<HTMLElement | null>;
  /** For the heading, which may be drawn later than there is an answer. */
  readonly headingRef: RefCallback<HTMLElement>;
  /** Moves the focus in the same way when a text is submitted that already has its answer. */
  readonly fold: () => void;
}

interface Options {
  /** An element whose focus is taken too, like a field's. */
  readonly page?: RefObject<HTMLElement | null>;
  /** Whether the answer begins so far below the field that the page scrolls to it. */
  readonly scrolls?: boolean;
}

const noPage = { current: null };

/**
 * `answer` is the present answer, null or false while there is none. The focus is taken from a field or from the page
 * itself, never from a button.
 */
export function useFoldedKeyboard(
  answer: object | null | undefined | false,
  { page = noPage, scrolls = false }: Options,
): FoldedKeyboard {
  const heading = useRef<HTMLElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const headingRef = useCallback((drawn: HTMLElement | null) => {
    heading.current = drawn;
    setDrawn(drawn !== null);
  }, []);
  const fold = useCallback(() => {
    const { activeElement: holder } = document;
    const node = heading.current;
    if (!node || !isTouch() || !holder) return;
    const isAsked = holder instanceof HTMLInputElement || holder === page.current;
    if (isAsked) node.focus({ preventScroll: true });
    if (scrolls && (isAsked || holder.matches("[type=submit]"))) node.scrollIntoView();
  }, [page, scrolls]);
  useEffect(() => {
    if (answer && isDrawn) fold();
  }, [answer, isDrawn, fold]);
  return { heading, headingRef, fold };
}

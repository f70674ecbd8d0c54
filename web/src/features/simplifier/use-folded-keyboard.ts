// On touch, moves the focus from the field to the answer's heading once there is an answer, so that keyboard and keys
// make room for it. By mouse and keyboard the field keeps the focus.

import { useCallback, useEffect, type RefObject } from "react";

export function isTouch(): boolean {
  return window.matchMedia("(pointer: coarse)").matches;
}

/**
 * `answer` is the present one, null or false while there is none. The focus is taken from a field or from the page itself,
 * never from a button. Returns what does the same for a text that is submitted although it is answered.
 */
export function useFoldedKeyboard(
  answer: object | null | false,
  page: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): () => void {
  const fold = useCallback(() => {
    const { activeElement: holder } = document;
    if (isTouch() && (holder instanceof HTMLInputElement || holder === page.current)) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [page, heading]);
  useEffect(() => {
    if (answer) fold();
  }, [answer, fold]);
  return fold;
}

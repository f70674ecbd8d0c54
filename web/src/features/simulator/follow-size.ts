// Tells the drawing board how large its canvas is and whether the screen is small.

import type { EditorStore } from "#circuit/core/editor/store.ts";
import { breakpoints } from "#theme/breakpoints.ts";

/** Until the signal is aborted; at once for the first time. */
export function followSize(canvas: HTMLElement, { dispatch }: EditorStore, signal: AbortSignal): void {
  const wide = window.matchMedia(`(min-width: ${breakpoints.md})`);
  const tell = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    dispatch({ type: "resized", size: { width, height }, isSmall: !wide.matches });
  };
  tell();
  const observer = new ResizeObserver(tell);
  observer.observe(canvas);
  wide.addEventListener("change", tell, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}

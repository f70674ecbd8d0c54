// Tells the drawing board how large its canvas is and whether the screen is small. Paper is no screen: while the page is
// printed, the canvas has no size, and the view stays as it is.

import type { EditorStore } from "#circuit/core/editor/store.ts";
import { breakpoints } from "#theme/breakpoints.ts";

/** Until the signal is aborted; at once for the first time. */
export function followSize(canvas: HTMLElement, { dispatch }: EditorStore, signal: AbortSignal): void {
  const wide = window.matchMedia(`(min-width: ${breakpoints.md})`);
  const paper = window.matchMedia("print");
  const tell = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (!paper.matches) dispatch({ type: "resized", size: { width, height }, isSmall: !wide.matches });
  };
  tell();
  const observer = new ResizeObserver(tell);
  observer.observe(canvas);
  for (const media of [wide, paper]) media.addEventListener("change", tell, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}

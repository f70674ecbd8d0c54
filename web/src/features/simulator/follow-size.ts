// Tells the drawing board the size of its canvas and whether the screen is small. While the page is printed, the canvas
// has no size; the board is then told nothing, so that its view does not change.

import type { EditorStore } from "#circuit/core/editor/store.ts";
import { breakpoints } from "#theme/breakpoints.ts";

/** Tells the size at once, then at each change until the signal is aborted. */
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

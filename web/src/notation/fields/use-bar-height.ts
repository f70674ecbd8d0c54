// Keeps the bar of keys above the system's keyboard, and the field above the bar.

import { useEffect, useLayoutEffect, type RefObject } from "react";

const room = "--keys-room";

/** Room for the line under the field. */
const below = 56;

export function useBarHeight(bar: RefObject<HTMLElement | null>, field: HTMLInputElement): void {
  useLayoutEffect(() => {
    const node = bar.current;
    if (!node) return;
    const root = document.documentElement;
    const view = window.visualViewport;
    const place = () => {
      const covered = hiddenBelow(view);
      node.style.bottom = `${covered}px`;
      const height = covered + node.offsetHeight;
      root.style.setProperty("--keys-height", `${height}px`);
      root.style.setProperty(room, `${height}px`);
      root.style.scrollPaddingBottom = `${height + below}px`;
    };
    const placeAndReveal = () => {
      place();
      field.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    placeAndReveal();
    const size = new ResizeObserver(place);
    size.observe(node);
    view?.addEventListener("resize", placeAndReveal);
    view?.addEventListener("scroll", place);
    return () => {
      size.disconnect();
      view?.removeEventListener("resize", placeAndReveal);
      view?.removeEventListener("scroll", place);
      root.style.removeProperty("--keys-height");
      root.style.scrollPaddingBottom = "";
    };
  }, [bar, field]);
}

/**
 * The room at the page's end stays until the visitor leaves the screen. If it went with the bar, the page would move
 * during the press that folds the bar away, and the press would miss its target.
 */
export function useRoomForBar(): void {
  useEffect(() => () => void document.documentElement.style.removeProperty(room), []);
}

/**
 * How much of the window's lower end lies under a keyboard. While the page is zoomed in, the bar stays at the end of
 * the page.
 */
function hiddenBelow(view: VisualViewport | null): number {
  if (!view || view.scale > 1.01) return 0;
  return Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
}

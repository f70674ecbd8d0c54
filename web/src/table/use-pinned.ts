// Measures whether the table scrolls sideways and, if so, which columns stay in view. Tells the style sheet at which
// edges of the scrolling part columns are hidden.

import { useLayoutEffect, useState, type RefObject } from "react";
import { pinnedIn, type PinnedColumns } from "./core/pinned.ts";

export interface Pinned extends PinnedColumns {
  /** The width of the scroll bar at the right of the box; 0 where it lies over the rows. */
  readonly barWidth: number;
}

/** Null while the whole width of the table is visible: each fixed cell costs time while scrolling. */
export function usePinned(
  frame: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
): Pinned | null {
  const [pinned, setPinned] = useState<Pinned | null>(null);
  useLayoutEffect(() => {
    const node = box.current;
    const table = node?.querySelector("table");
    if (!node || !table) return;
    const measure = () => {
      const next = measured(node);
      setPinned((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    observer.observe(table);
    return () => observer.disconnect();
  }, [box]);

  useLayoutEffect(() => {
    const node = box.current;
    if (!node || !pinned) return;
    let left = -1;
    const update = () => {
      // Vertical scrolling does not change the edges.
      if (node.scrollLeft === left) return;
      left = node.scrollLeft;
      const hidden = node.scrollWidth - node.clientWidth - left;
      frame.current?.toggleAttribute("data-hidden-start", left > 1);
      frame.current?.toggleAttribute("data-hidden-below", hidden > pinned.restWidth + 1);
      frame.current?.toggleAttribute("data-hidden-end", hidden > 1 && hidden <= pinned.restWidth + 1);
    };
    update();
    node.addEventListener("scroll", update, { passive: true });
    return () => node.removeEventListener("scroll", update);
  }, [frame, box, pinned]);
  return pinned;
}

function measured(box: HTMLElement): Pinned | null {
  if (box.scrollWidth <= box.clientWidth + 1) return null;
  const heads = [...box.querySelectorAll("thead th")];
  const widthOf = (head: Element) => head.getBoundingClientRect().width;
  const outputs = heads.filter((head) => head.hasAttribute("data-output"));
  const [number] = heads;
  const columns = pinnedIn(box.clientWidth, number ? widthOf(number) : 0, outputs.map(widthOf));
  return { ...columns, barWidth: box.offsetWidth - box.clientWidth };
}

// A stroke over the cells of a map or of a table, or over its rows: each gets the value that a press gives to the first one. It
// begins when a mouse or pen is dragged from one cell to another, or when a finger stays on a cell; a finger that moves sooner
// scrolls the page.

import {
  useEffect,
  useRef,
  type MouseEvent as ReactMouseEvent,
  type PointerEvent as ReactPointerEvent,
} from "react";
import type { CellValue } from "./core/cell-keys.ts";

interface UseStroke {
  readonly onPointerDown: (event: ReactPointerEvent) => void;
  /** Keeps the click at the end of a stroke from the cell. */
  readonly onClickCapture: (event: ReactMouseEvent) => void;
  /** Keeps the menu of a long press away. */
  readonly onContextMenu: (event: ReactMouseEvent) => void;
}

interface Stroke<At> {
  /** Where the pointer went down. */
  readonly from: At;
  /** The value that is painted; null until the stroke begins. */
  value: CellValue | null;
  /** The cell that was painted last. */
  at: At;
}

/** A finger that stays this long on a cell paints; in ms. */
const longPressMs = 400;
/** A finger that moves farther than this before that scrolls; in px. */
const slackPx = 10;
/** A click comes this long after its pointer has left, at the latest; in ms. */
const clickMs = 500;

export interface Paint<At> {
  /** The value that a press gives to the cell. */
  readonly afterPress: (at: At) => CellValue;
  /** Called for each cell of a stroke, the first one with `starts`. */
  readonly onPaint: (at: At, value: CellValue, starts: boolean) => void;
}

/** The row of the cell of a map, or of the row of a table, that an element is in; null outside of them. */
export function rowAt(element: EventTarget | null): number | null {
  const found = element instanceof Element ? element.closest<HTMLElement>("[data-cell], tr[data-row]") : null;
  return found ? Number(found.dataset["cell"] ?? found.dataset["row"]) : null;
}

/** `atOf` says which cell an element is in; null outside of the cells. Without `paint` nothing is painted. */
export function useStroke<At extends string | number>(
  paint: Paint<At> | undefined,
  atOf: (element: EventTarget | null) => At | null,
): UseStroke {
  const stroke = useRef<Stroke<At> | null>(null);
  const endedAt = useRef(-clickMs);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  /** A press belongs to the cells as they were when it began, so that it needs no later values. */
  const follow = (byFinger: boolean, x: number, y: number) => {
    const begin = () => {
      const now = stroke.current;
      if (!now || now.value !== null) return;
      now.value = paint?.afterPress(now.from) ?? 0;
      paint?.onPaint(now.from, now.value, true);
    };
    const paintTo = (at: At | null) => {
      const now = stroke.current;
      if (!now || at === null || at === now.at || now.value === null) return;
      now.at = at;
      paint?.onPaint(at, now.value, false);
    };
    const timer = byFinger ? window.setTimeout(begin, longPressMs) : 0;
    const move = ({ clientX, clientY }: PointerEvent) => {
      const at = atOf(document.elementFromPoint(clientX, clientY));
      const now = stroke.current;
      if (byFinger && now?.value === null) {
        if (Math.hypot(clientX - x, clientY - y) > slackPx) stop.current();
        return;
      }
      if (at !== null && at !== now?.at) begin();
      paintTo(at);
    };
    // A browser scrolls unless the move of the finger is refused.
    const hold = (event: TouchEvent) => {
      if (stroke.current?.value !== null) event.preventDefault();
    };
    const end = (event: PointerEvent) => {
      if (stroke.current?.value !== null) endedAt.current = event.timeStamp;
      stop.current();
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("touchmove", hold, { passive: false });
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    stop.current = () => {
      stroke.current = null;
      window.clearTimeout(timer);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("touchmove", hold);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    };
  };
  return {
    onPointerDown: ({ button, isPrimary, target, pointerType, clientX, clientY }) => {
      const at = paint && button === 0 && isPrimary ? atOf(target) : null;
      if (at === null) return;
      stop.current();
      stroke.current = { from: at, value: null, at };
      follow(pointerType === "touch", clientX, clientY);
    },
    onClickCapture: (event) => {
      if (event.timeStamp - endedAt.current < clickMs) event.stopPropagation();
    },
    onContextMenu: (event) => {
      if (stroke.current) event.preventDefault();
    },
  };
}

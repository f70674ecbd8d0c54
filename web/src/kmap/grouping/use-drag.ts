// A drag over the cells of a map, by mouse, pen or finger: from which cell it started and which cell it is over.

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEvent as ReactMouseEvent,
  type PointerEvent as ReactPointerEvent,
} from "react";
import { rowAt } from "#table/use-stroke.ts";

export interface Drag {
  readonly from: number;
  readonly to: number;
}

interface UseDrag {
  /** Null while nothing is dragged. */
  readonly drag: Drag | null;
  readonly onPointerDown: (event: ReactPointerEvent) => void;
  /** Keeps the click of a press that is dealt with already from the cell. */
  readonly onClickCapture: (event: ReactMouseEvent) => void;
}

/** A click comes this long after its pointer has left, at the latest; in ms. */
const clickMs = 500;

/**
 * `onEnd` is called at the end of each drag, and of a press, which is a drag from a cell to itself: after a quick drag by
 * finger, Chromium gives no click for the next press. Escape ends a drag without it.
 */
export function useDrag(onEnd: (drag: Drag) => void): UseDrag {
  const [drag, setDrag] = useState<Drag | null>(null);
  /** The same without delay: a drag can end before its last move is drawn. */
  const latest = useRef<Drag | null>(null);
  const endedAt = useRef(-clickMs);
  const follow = (next: Drag | null) => {
    latest.current = next;
    setDrag(next);
  };
  const move = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    const before = latest.current;
    const to = rowAt(document.elementFromPoint(clientX, clientY));
    if (before && to !== null && to !== before.to) follow({ ...before, to });
  });
  const end = useEffectEvent((event: PointerEvent) => {
    move(event);
    const whole = latest.current;
    follow(null);
    endedAt.current = event.timeStamp;
    if (whole) onEnd(whole);
  });
  const drop = useEffectEvent(() => follow(null));
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const [moved, ended] = [(event: PointerEvent) => move(event), (event: PointerEvent) => end(event)];
    const dropped = () => drop();
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && drop();
    window.addEventListener("pointermove", moved);
    window.addEventListener("pointerup", ended);
    window.addEventListener("pointercancel", dropped);
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("pointermove", moved);
      window.removeEventListener("pointerup", ended);
      window.removeEventListener("pointercancel", dropped);
      window.removeEventListener("keydown", onKeyDown);
    };
  }, [isDragging]);
  return {
    drag,
    onPointerDown: ({ button, isPrimary, target }) => {
      const row = button === 0 && isPrimary ? rowAt(target) : null;
      if (row !== null) follow({ from: row, to: row });
    },
    onClickCapture: (event) => {
      if (event.timeStamp - endedAt.current < clickMs) event.stopPropagation();
    },
  };
}

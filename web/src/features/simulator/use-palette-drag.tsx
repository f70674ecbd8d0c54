// Drags a part out of the palette. Above the canvas the drawing board shows it; elsewhere a ghost follows the pointer.

import { useCallback, useEffect, useRef, useState, type PointerEvent } from "react";
import { createPortal } from "react-dom";
import { clickReach } from "#circuit/core/editor/gesture.ts";
import type { DefinitionId } from "#circuit/core/model/circuit.ts";
import { kinds, type Kind } from "#circuit/core/model/kinds.ts";
import type { Point } from "#circuit/core/scene/geometry.ts";
import { GatePicture } from "#circuit/gate-picture.tsx";
import { useBoard, useSession } from "./board-context.ts";
import classes from "./palette.module.css";

/** A kind, or a box of a definition. */
export interface PaletteItem {
  readonly kind: Kind;
  readonly definition?: DefinitionId;
}

interface Drag {
  readonly pointer: number;
  readonly from: Point;
  readonly reach: number;
  /** Whether the pointer has moved further than a click may. */
  moved: boolean;
}

interface Ghost {
  readonly kind: Kind;
  readonly at: Point;
}

/** The ghost to draw, and the handlers of an item's button. */
export function usePaletteDrag() {
  const { board, canvas } = useSession();
  const drag = useRef<Drag | null>(null);
  const [ghost, setGhost] = useState<Ghost | null>(null);

  const drop = useCallback(() => {
    if (drag.current?.moved) board.dispatch({ type: "paletteLeft" });
    drag.current = null;
    setGhost(null);
  }, [board]);
  useEffect(() => {
    const heard = ({ key }: KeyboardEvent) => {
      if (key === "Escape") drop();
    };
    // Keep a finger that drags a part from scrolling: the browser would take the next tap for the end of the scrolling.
    const touched = (event: TouchEvent) => {
      if (drag.current?.moved && event.cancelable) event.preventDefault();
    };
    window.addEventListener("keydown", heard, { capture: true });
    window.addEventListener("touchmove", touched, { passive: false });
    return () => {
      window.removeEventListener("keydown", heard, { capture: true });
      window.removeEventListener("touchmove", touched);
    };
  }, [drop]);
  // A press that became a drag is no click, although the browser sends a click if the drag ends on the same button.
  const wasDragged = useRef(false);

  const handlersOf = (item: PaletteItem) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || drag.current) return;
      wasDragged.current = false;
      drag.current = {
        pointer: event.pointerId,
        from: { x: event.clientX, y: event.clientY },
        reach: event.pointerType === "mouse" ? clickReach.mouse : clickReach.touch,
        moved: false,
      };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const current = drag.current;
      if (event.pointerId !== current?.pointer) return;
      const at = { x: event.clientX, y: event.clientY };
      if (Math.hypot(at.x - current.from.x, at.y - current.from.y) >= current.reach) current.moved = true;
      if (!current.moved) return;
      wasDragged.current = true;
      const inCanvas = pointIn(canvas(), at);
      if (inCanvas) board.dispatch({ type: "paletteMoved", ...item, at: inCanvas, alt: event.altKey });
      else board.dispatch({ type: "paletteLeft" });
      setGhost(inCanvas ? null : { kind: item.kind, at });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerId !== drag.current?.pointer) return;
      const inCanvas = pointIn(canvas(), { x: event.clientX, y: event.clientY });
      if (drag.current.moved && inCanvas) {
        board.dispatch({ type: "partAdded", ...item, at: inCanvas, alt: event.altKey });
        drag.current.moved = false;
      }
      drop();
    },
    onPointerCancel: drop,
    onLostPointerCapture: drop,
    onClickCapture: (event: { stopPropagation: () => void; detail: number }) => {
      if (wasDragged.current && event.detail > 0) event.stopPropagation();
      wasDragged.current = false;
    },
  });
  return { ghost: ghost && <PaletteGhost {...ghost} />, handlersOf };
}

function PaletteGhost({ kind, at }: Ghost) {
  const isRectangular = useBoard(({ options }) => options.isRectangular);
  const { width, height } = kinds[kind];
  const transform = `translate(${at.x - width / 2}px, ${at.y - height / 2}px)`;
  return createPortal(
    <span className={classes.ghost} style={{ transform, width, height }} aria-hidden>
      <GatePicture kind={kind} isRectangular={isRectangular} />
    </span>,
    document.body,
  );
}

/**
 * In px from the canvas's top left corner; null if another element covers the canvas there, for example the palette's
 * sheet. The examples that an empty canvas offers are in the same box as the canvas and do not count.
 */
function pointIn(canvas: HTMLElement | null, at: Point): Point | null {
  if (!canvas?.parentElement?.contains(document.elementFromPoint(at.x, at.y))) return null;
  const { left, top } = canvas.getBoundingClientRect();
  return { x: at.x - left, y: at.y - top };
}

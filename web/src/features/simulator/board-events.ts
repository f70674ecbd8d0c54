// Turns the browser's events on the canvas into events of the drawing board: pointers, wheel, keys, focus.

import type { KeyInput, PointerInput } from "#circuit/core/editor/editor.ts";
import { holdMs } from "#circuit/core/editor/gesture.ts";
import { takesKey } from "#circuit/core/editor/keys.ts";
import type { Point } from "#circuit/core/scene/geometry.ts";
import type { EditorStore } from "#circuit/core/editor/store.ts";

/** The px per line of a wheel event that counts in lines, as in Firefox. */
const lineHeight = 16;

const mainButton = 0;
const middleButton = 1;

/** Listens until the signal is aborted. */
export function listenToBoard(canvas: HTMLElement, board: EditorStore, signal: AbortSignal): void {
  listenToPointers(canvas, board, signal);
  listenToKeys(canvas, board, signal);
  const { dispatch } = board;
  canvas.addEventListener(
    "wheel",
    (event) => {
      // Keep the browser from zooming or scrolling the page.
      event.preventDefault();
      const { dx, dy } = pixels(event, canvas);
      dispatch({
        type: "wheelTurned",
        at: pointOf(event, canvas),
        dx,
        dy,
        zooms: event.ctrlKey || event.metaKey,
      });
    },
    { signal, passive: false },
  );
  canvas.addEventListener("blur", () => dispatch({ type: "blurred" }), { signal });
}

function listenToPointers(canvas: HTMLElement, { dispatch }: EditorStore, signal: AbortSignal): void {
  let hold = 0;
  const isSecond = secondPresses();
  const release = () => window.clearTimeout(hold);
  const inputOf = (event: PointerEvent): PointerInput => ({
    pointer: event.pointerId,
    device: deviceOf(event.pointerType),
    at: pointOf(event, canvas),
    button: event.button,
    shift: event.shiftKey,
    alt: event.altKey,
  });
  canvas.addEventListener(
    "pointerdown",
    (event) => {
      // The right button opens the menu by a separate event, `contextmenu`.
      if ((event.button !== mainButton && event.button !== middleButton) || isOnButton(event)) return;
      canvas.focus({ preventScroll: true });
      canvas.setPointerCapture(event.pointerId);
      dispatch({ type: "pointerPressed", input: inputOf(event) });
      release();
      // A mouse has the right button for the menu, and is often held still before it drags.
      if (deviceOf(event.pointerType) === "mouse") return;
      hold = window.setTimeout(() => dispatch({ type: "pointerHeld", pointer: event.pointerId }), holdMs);
    },
    { signal },
  );
  canvas.addEventListener(
    "mousedown",
    (event) => {
      // Keep systems with autoscroll from starting it at a press of the middle button.
      if (event.button === middleButton) event.preventDefault();
    },
    { signal },
  );
  canvas.addEventListener(
    "pointermove",
    (event) => dispatch({ type: "pointerMoved", input: inputOf(event) }),
    {
      signal,
    },
  );
  canvas.addEventListener(
    "pointerup",
    (event) => {
      release();
      // If several buttons were down, the browser sends `pointerup` only for the last one released.
      dispatch({ type: "pointerReleased", input: inputOf(event) });
      if (event.button === mainButton && isSecond(event))
        dispatch({ type: "doublePressed", at: pointOf(event, canvas) });
    },
    { signal },
  );
  canvas.addEventListener(
    "pointercancel",
    (event) => {
      release();
      dispatch({ type: "pointerCancelled", pointer: event.pointerId });
    },
    { signal },
  );
  canvas.addEventListener(
    "touchstart",
    (event) => {
      // Keep the browser from making mouse events of these touches, which would close the menu of a long press, and
      // from scrolling, whose end would swallow the next tap on a button.
      if (event.cancelable && !isOnButton(event)) event.preventDefault();
    },
    { signal, passive: false },
  );
  canvas.addEventListener("pointerleave", () => dispatch({ type: "pointerLeft" }), { signal });
  canvas.addEventListener(
    "contextmenu",
    (event) => {
      event.preventDefault();
      // The board itself times a finger's long press.
      if (event instanceof PointerEvent && event.pointerType === "touch") return;
      release();
      dispatch({ type: "menuAsked", at: pointOf(event, canvas) });
    },
    { signal },
  );
  signal.addEventListener("abort", release);
}

/** The longest time from one release to the next of a double press, in ms, and the farthest distance, in px. */
const doubleMs = 400;
const doubleReach = 12;

/** Whether the release ends a double press. The canvas takes touches itself, so that browsers send no `dblclick` for them. */
function secondPresses(): (event: PointerEvent) => boolean {
  let last: { readonly time: number; readonly x: number; readonly y: number } | null = null;
  return ({ timeStamp: time, clientX: x, clientY: y }) => {
    const isSecond =
      last !== null && time - last.time <= doubleMs && Math.hypot(x - last.x, y - last.y) <= doubleReach;
    last = isSecond ? null : { time, x, y };
    return isSecond;
  };
}

function listenToKeys(
  canvas: HTMLElement,
  { dispatch, getSnapshot }: EditorStore,
  signal: AbortSignal,
): void {
  canvas.addEventListener(
    "keydown",
    (event) => {
      if (event.isComposing || isOnButton(event)) return;
      const input = keyOf(event);
      if (!takesKey(getSnapshot(), input)) return;
      event.preventDefault();
      dispatch({ type: "keyPressed", input });
    },
    { signal },
  );
  canvas.addEventListener("keyup", () => dispatch({ type: "buttonReleased" }), { signal });
}

/** Whether the event is on a button. The canvas contains one when the browser cannot draw. */
function isOnButton({ target }: Event): boolean {
  return target instanceof Element && target.closest("button") !== null;
}

export function keyOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): KeyInput {
  return { key, shift: shiftKey, alt: altKey, command: ctrlKey || metaKey };
}

/** The device of a pointer: finger, pen, or else mouse. */
function deviceOf(pointerType: string): PointerInput["device"] {
  return pointerType === "touch" || pointerType === "pen" ? pointerType : "mouse";
}

function pointOf({ clientX, clientY }: MouseEvent, canvas: HTMLElement): Point {
  const { left, top } = canvas.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function pixels(event: WheelEvent, canvas: HTMLElement): { readonly dx: number; readonly dy: number } {
  const unit = { [WheelEvent.DOM_DELTA_LINE]: lineHeight, [WheelEvent.DOM_DELTA_PAGE]: canvas.clientHeight }[
    event.deltaMode
  ];
  const [dx, dy] = [event.deltaX * (unit ?? 1), event.deltaY * (unit ?? 1)];
  // With Shift the wheel scrolls sideways. Some systems already send such an event with dx.
  return event.shiftKey && dx === 0 ? { dx: dy, dy: 0 } : { dx, dy };
}

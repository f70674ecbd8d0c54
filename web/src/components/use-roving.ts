// Arrow keys within a group of buttons of which only one is a tab stop: the button in focus, or else the pressed one.

import { useRef, useState, type KeyboardEvent, type RefObject } from "react";

interface Stop {
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

interface Roving<Box extends Element> {
  readonly box: RefObject<Box | null>;
  readonly move: (event: KeyboardEvent) => void;
  readonly stop: (at: number) => Stop;
}

/** @param present the index of the button that is pressed */
export function useRoving<Box extends Element>(present: number): Roving<Box> {
  const box = useRef<Box>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement | SVGElement>("[aria-pressed]") ?? [])];
    const at = stops.findIndex((stop) => stop === event.target);
    const next = at === -1 ? undefined : stops[indexBy(event.key, at, stops.length)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const stop = (at: number): Stop => ({
    tabIndex: (focused ?? present) === at ? 0 : -1,
    onFocus: () => setFocused(at),
    onBlur: () => setFocused(null),
  });
  return { box, move, stop };
}

/** -1 for a key that does not move. */
function indexBy(key: string, at: number, count: number): number {
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return Math.min(at + 1, count - 1);
    case "ArrowUp":
    case "ArrowLeft":
      return Math.max(at - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
  }
}

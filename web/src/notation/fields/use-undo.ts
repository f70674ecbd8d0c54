// Brings back a typed text that was replaced by its reading, by the undo keys in a field too: the browser's own undo does
// not know a text that the page wrote.

import { useEffect, useMemo } from "react";
import type { Taken } from "../core/correction.ts";

export interface Undo {
  /** What the typed text was read as. */
  readonly as: string;
  readonly run: () => void;
}

/** Null if no text was replaced. `restore` may not change from render to render. */
export function useUndo<Typed>(taken: Taken<Typed> | null, restore: (typed: Typed) => void): Undo | null {
  const undo = useMemo(() => taken && { as: taken.as, run: () => restore(taken.typed) }, [taken, restore]);
  useEffect(() => {
    if (!undo) return;
    const onKey = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      undo.run();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [undo]);
  return undo;
}

// Offers to bring back a typed text that was replaced by its reading: in a toast, and by the undo keys in a field,
// since the browser's own undo does not know a text that the page wrote.

import { useEffect } from "react";
import type { Toast } from "#components/toast.tsx";
import { own } from "#messages/own.ts";
import { shortened, type Taken } from "./core/correction.ts";

/** Neither function may change from render to render. */
export function useUndo<Typed>(
  taken: Taken<Typed> | null,
  restore: (typed: Typed) => void,
  showToast: (toast: Toast) => void,
): void {
  useEffect(() => {
    if (!taken) return;
    const run = () => restore(taken.typed);
    showToast({ text: own.readAsNotation(shortened(taken.as)), action: { label: own.undo, run } });
    const onKey = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [taken, restore, showToast]);
}

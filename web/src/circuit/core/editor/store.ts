// The store of the drawing board. It knows no React, and reduces each event at once.

import type { Editor, EditorEvent } from "./editor.ts";
import { reduce } from "./reduce.ts";

export interface EditorStore {
  readonly getSnapshot: () => Editor;
  /** Calls the listener after each change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (event: EditorEvent) => void;
}

export function createEditorStore(editor: Editor): EditorStore {
  let present = editor;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => present,
    subscribe(listener) {
      // A separate function per call, so that the same listener can subscribe twice.
      const own = () => listener();
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    dispatch(event) {
      const next = reduce(present, event);
      if (next === present) return;
      present = next;
      for (const listener of listeners) listener();
    },
  };
}

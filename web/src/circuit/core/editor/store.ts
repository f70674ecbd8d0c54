// The drawing board as something that can be read and listened to. It knows no React; events are worked off at once.

import type { Editor, EditorEvent } from "./editor.ts";
import { reduce } from "./reduce.ts";

export interface EditorStore {
  readonly getSnapshot: () => Editor;
  /** Calls after each change; the answer ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (event: EditorEvent) => void;
}

export function createEditorStore(editor: Editor): EditorStore {
  let present = editor;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => present,
    subscribe(listener) {
      // Of its own, so that the same function can listen twice.
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

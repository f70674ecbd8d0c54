// The drawing board's store, for the components of the screen. They read it by narrow selectors, so that a drag draws
// the canvas and nothing else.

import { createContext, useContext, useSyncExternalStore } from "react";
import type { Editor, EditorEvent } from "#circuit/core/editor/editor.ts";
import type { Session } from "./session.ts";

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("Only components of the open simulator ask for its session.");
  return session;
}

/**
 * The part of the board that `select` returns. `select` must return the same object while nothing in it has changed.
 */
export function useBoard<Selected>(select: (editor: Editor) => Selected): Selected {
  const { board } = useSession();
  return useSyncExternalStore(board.subscribe, () => select(board.getSnapshot()));
}

export function useDispatch(): (event: EditorEvent) => void {
  return useSession().board.dispatch;
}

// The actions on whole circuits, for the components of the screen.

import { createContext, useContext } from "react";
import type { Actions } from "./actions.ts";

interface ActionsControl {
  readonly actions: Actions;
  /** Opens the dialog My circuits. */
  readonly showCircuits: () => void;
  /** Opens the dialog Make a task. */
  readonly makeTask: () => void;
}

export const ActionsContext = createContext<ActionsControl | null>(null);

export function useActions(): ActionsControl {
  const control = useContext(ActionsContext);
  if (!control) throw new Error("Only components of the open simulator ask for its actions.");
  return control;
}

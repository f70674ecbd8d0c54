// The session of one opened simulator: it connects the drawing board with the keeper of its circuits. It begins and
// ends with the screen.

import { wholeCircuit } from "#circuit/core/editor/whole.ts";
import { initialEditor } from "#circuit/core/editor/initial.ts";
import { createEditorStore, type EditorStore } from "#circuit/core/editor/store.ts";
import { thisBrowser } from "./keeping/browser.ts";
import { createKeeper, type Keeper, type Opened } from "./keeping/keeper.ts";
import { keptOptions, keepOptions } from "./kept-options.ts";
import { routeAside } from "./route-aside.ts";

export interface Session {
  readonly board: EditorStore;
  readonly keeper: Keeper;
  /** Shows a circuit that the keeper has opened. */
  readonly show: (opened: Opened) => void;
  /** The element of the canvas; null before it is mounted. */
  readonly canvas: () => HTMLElement | null;
  readonly setCanvas: (canvas: HTMLElement | null) => void;
  readonly end: () => void;
}

/** Starts a session with the circuit that this tab had open. */
export async function startSession(): Promise<Session> {
  const keeper = createKeeper(thisBrowser);
  const opened = await keeper.start();
  const board = createEditorStore(initialEditor(opened.state));
  for (const [option, isOn] of keptOptions()) board.dispatch({ type: "optionChosen", option, isOn });
  const endRouting = routeAside(board);
  let canvas: HTMLElement | null = null;
  let shown = board.getSnapshot();
  const unsubscribe = board.subscribe(() => {
    const before = shown;
    shown = board.getSnapshot();
    if (shown.history.present !== before.history.present) keeper.changed(wholeCircuit(shown));
    if (shown.options !== before.options) keepOptions(shown.options);
  });
  return {
    board,
    keeper,
    show: ({ state }) => board.dispatch({ type: "opened", state }),
    canvas: () => canvas,
    setCanvas: (element) => {
      canvas = element;
    },
    end: () => {
      unsubscribe();
      endRouting();
      keeper.stop();
    },
  };
}

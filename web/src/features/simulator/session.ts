// What one opened simulator has: the drawing board, the keeper of its circuits, and the two joined. It begins when the
// screen is drawn and ends with it.

import { initialEditor } from "#circuit/core/editor/initial.ts";
import { createEditorStore, type EditorStore } from "#circuit/core/editor/store.ts";
import { keepInBrowser } from "./keeping/browser-keeper.ts";
import type { Keeper, Opened } from "./keeping/keeper.ts";
import { keptOptions, keepOptions } from "./kept-options.ts";

export interface Session {
  readonly board: EditorStore;
  readonly keeper: Keeper;
  /** Shows a circuit that the keeper has opened. */
  readonly show: (opened: Opened) => void;
  /** The element that is drawn on, once it is there. */
  readonly canvas: () => HTMLElement | null;
  readonly setCanvas: (canvas: HTMLElement | null) => void;
  readonly end: () => void;
}

/** Opens what was open. */
export async function startSession(): Promise<Session> {
  const keeper = keepInBrowser();
  const opened = await keeper.start(null);
  const board = createEditorStore(initialEditor(opened.state));
  for (const [option, isOn] of keptOptions()) board.dispatch({ type: "optionChosen", option, isOn });
  let canvas: HTMLElement | null = null;
  let shown = board.getSnapshot();
  const unsubscribe = board.subscribe(() => {
    const before = shown;
    shown = board.getSnapshot();
    if (shown.history.present !== before.history.present) keeper.changed(shown.history.present);
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
      keeper.stop();
    },
  };
}

// The drawing board when a circuit is first put on it. Pure.

import type { State } from "../model/circuit.ts";
import { startHistory } from "../model/history.ts";
import { routeInTime } from "../scene/route.ts";
import { home } from "../scene/viewport.ts";
import type { Editor } from "./editor.ts";
import { idle } from "./gesture.ts";
import { nothingSelected } from "./selecting.ts";

/** The canvas has no size yet; the first `resized` event gives it and fits the circuit into it. */
export function initialEditor(state: State): Editor {
  return {
    outer: [],
    history: startHistory(state),
    routing: routeInTime(state, null),
    tool: "mouse",
    selectsSeveral: false,
    selection: nothingSelected,
    options: { showsOutputs: false, showsJoints: true, snaps: true, isRectangular: false, showsTitle: false },
    viewport: home(false),
    size: { width: 0, height: 0 },
    covered: { width: 0, height: 0 },
    isSmall: false,
    gesture: idle,
    hovered: null,
    timing: null,
    menu: null,
    showsLoop: false,
    status: { text: "", number: 0 },
  };
}

// The state of the simulator's drawing board: the circuit with its history, what is selected, what the pointer does,
// and which part of the sheet is in view. Pure; reduce.ts has the transitions.

import type { Circuit, DefinitionId, PartId, State, WireId } from "../model/circuit.ts";
import type { Command } from "../model/command.ts";
import type { History } from "../model/history.ts";
import type { Kind } from "../model/kinds.ts";
import type { Routing } from "../scene/routing.ts";
import type { Point } from "../scene/geometry.ts";
import type { Size, Viewport } from "../scene/viewport.ts";
import type { Device, Gesture } from "./gesture.ts";
import type { Selection } from "./selection.ts";
import type { Timing } from "./timing.ts";

/** The cursor mode of the specification. */
type Tool = "mouse" | "connector";

export interface Options {
  /** Off by default. */
  readonly showsOutputs: boolean;
  /** The dots where a wire branches; on by default. */
  readonly showsJoints: boolean;
  /** On by default. */
  readonly snaps: boolean;
  /** Rectangular symbols; off by default. */
  readonly isRectangular: boolean;
  /** The name of the circuit above saved pictures; off by default. */
  readonly showsTitle: boolean;
}

/** The text of the live region. The number increases, so that the same text twice is two messages. */
interface Status {
  readonly text: string;
  readonly number: number;
}

/** The menu with Delete, after a right click or a long press. It deletes the selection. */
interface BoardMenu {
  /** In px from the canvas's top left corner. */
  readonly at: Point;
}

/** A sheet, or a definition, while the definition of one of its boxes is edited in its place. */
interface Outer {
  /** The box that was opened. */
  readonly box: PartId;
  readonly history: History;
  readonly routing: Routing;
  readonly viewport: Viewport;
  readonly selection: Selection;
}

export interface Editor {
  /** The sheet first; empty while no box is open. */
  readonly outer: readonly Outer[];
  readonly history: History;
  /** The routing of the present state. */
  readonly routing: Routing;
  readonly tool: Tool;
  /** On touch: a tap adds to the selection and a drag on the sheet draws a marquee, like with Shift. */
  readonly selectsSeveral: boolean;
  readonly selection: Selection;
  readonly options: Options;
  readonly viewport: Viewport;
  readonly size: Size;
  /** How much of the canvas an open sheet covers, in px: the width at its right edge, or the height at its lower edge. */
  readonly covered: Size;
  /** Less than 900 px wide (specification: small screens). */
  readonly isSmall: boolean;
  readonly gesture: Gesture;
  readonly hovered: PartId | null;
  /** Signals take time; null while each change settles at once. */
  readonly timing: Timing | null;
  readonly menu: BoardMenu | null;
  /** Whether the parts of the unstable loops are framed. */
  readonly showsLoop: boolean;
  readonly status: Status;
}

export interface PointerInput {
  /** The browser's number of the pointer. */
  readonly pointer: number;
  readonly device: Device;
  /** In px from the canvas's top left corner. */
  readonly at: Point;
  /** 0 the main button, 2 the right one; -1 where none changed. */
  readonly button: number;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** A key pressed while the canvas has the focus. */
export interface KeyInput {
  readonly key: string;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly command: boolean;
}

export type EditorEvent = BoardEvent | Edit;

/** What happens on the board and to its view; a gesture may run on. */
type BoardEvent =
  | { readonly type: "resized"; readonly size: Size; readonly isSmall: boolean }
  | { readonly type: "covered"; readonly by: Size; readonly fits: boolean }
  | { readonly type: "pointerPressed"; readonly input: PointerInput }
  | { readonly type: "pointerMoved"; readonly input: PointerInput }
  | { readonly type: "pointerReleased"; readonly input: PointerInput }
  | { readonly type: "pointerLeft" }
  | { readonly type: "pointerCancelled"; readonly pointer: number }
  /** A press has not moved for `holdMs`. */
  | { readonly type: "pointerHeld"; readonly pointer: number }
  | { readonly type: "menuAsked"; readonly at: Point }
  | { readonly type: "menuClosed" }
  /** In px; `zooms` is true with Ctrl, Cmd or a pinch on a touchpad. */
  | {
      readonly type: "wheelTurned";
      readonly at: Point;
      readonly dx: number;
      readonly dy: number;
      readonly zooms: boolean;
    }
  /** A button is held down in the list. */
  | { readonly type: "buttonHeld"; readonly id: PartId }
  /** The key or the pointer that held a button down is up. */
  | { readonly type: "buttonReleased" }
  /** The canvas or the window lost the focus. */
  | { readonly type: "blurred" }
  | { readonly type: "keyPressed"; readonly input: KeyInput }
  | { readonly type: "optionChosen"; readonly option: keyof Options; readonly isOn: boolean }
  /** A part dragged from the palette; its middle is at this point, in px. */
  | {
      readonly type: "paletteMoved";
      readonly kind: Kind;
      readonly definition?: DefinitionId;
      readonly at: Point;
      readonly alt: boolean;
    }
  | { readonly type: "paletteLeft" }
  | { readonly type: "zoomed"; readonly by: "in" | "out" | "reset" | "fit" }
  | { readonly type: "said"; readonly text: string }
  /** From now on signals take time, or each change settles at once again. */
  | { readonly type: "timingStarted" }
  | { readonly type: "timingEnded" }
  /** One gate delay passes; `isAnnounced` if the user asked for this one. */
  | { readonly type: "delayPassed"; readonly isAnnounced: boolean }
  | { readonly type: "runToggled" }
  | { readonly type: "speedChosen"; readonly speed: number }
  /** Puts the circuit to a moment of the diagram. */
  | { readonly type: "momentChosen"; readonly time: number }
  | { readonly type: "signalChosen"; readonly id: PartId; readonly isShown: boolean }
  /** The routing of this state, from outside the page's thread; it is dropped if the drawing has changed since. */
  | { readonly type: "routed"; readonly state: State; readonly routing: Routing };

/** What buttons, lists and menus ask for; it cancels a running gesture first. */
export type Edit =
  | { readonly type: "toolChosen"; readonly tool: Tool }
  | { readonly type: "severalChosen"; readonly selectsSeveral: boolean }
  /** From the palette: tapped (`at` null) or let go at a point, in px; outside the canvas nothing is added. */
  | {
      readonly type: "partAdded";
      readonly kind: Kind;
      /** Of a box. */
      readonly definition?: DefinitionId;
      readonly at: Point | null;
      readonly alt: boolean;
    }
  /** From the list, the properties or a menu. The command is one step and is announced, and so is a refusal. */
  | { readonly type: "commanded"; readonly command: Command }
  | { readonly type: "selected"; readonly parts: readonly PartId[]; readonly wires: readonly WireId[] }
  | { readonly type: "selectedAll" }
  | { readonly type: "selectionDeleted" }
  | { readonly type: "selectionDuplicated" }
  /** Both come after the text of the selection went to the clipboard. */
  | { readonly type: "selectionCopied" }
  | { readonly type: "selectionCut" }
  | { readonly type: "pasted"; readonly text: string }
  | { readonly type: "undone" }
  | { readonly type: "redone" }
  | { readonly type: "tidied" }
  /** Another circuit's gates take the place of those that lead to bulbs of the same names. */
  | { readonly type: "rewired"; readonly circuit: Circuit }
  /** Makes a box of the selected parts. */
  | { readonly type: "boxMade" }
  | { readonly type: "boxOpened"; readonly id: PartId }
  | { readonly type: "doublePressed"; readonly at: Point }
  | { readonly type: "boxLeft" }
  | { readonly type: "loopAsked" }
  /** Puts another circuit on the board: no selection, no history, fitted into view. */
  | { readonly type: "opened"; readonly state: State };

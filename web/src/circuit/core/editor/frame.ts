// Makes the frame that the canvas shows from the drawing board. Pieces that did not change are the same objects as in
// the last frame, and so is an unchanged frame, so that the view need not draw it again.

import type { PartId, State } from "../model/circuit.ts";
import { withId } from "../model/circuit.ts";
import { shownIds } from "../model/boxes/flat.ts";
import { changingIn } from "../model/settle/delay.ts";
import type { Frame, Marks } from "../scene/frame.ts";
import { boxOf, inputLead, outputLead, type Box, type Point } from "../scene/geometry.ts";
import type { Routing } from "../scene/routing.ts";
import { toSheet, type Viewport } from "../scene/viewport.ts";
import type { Editor } from "./editor.ts";
import type { Gesture, LooseWire, Preview } from "./gesture.ts";
import { boxBetween } from "./selecting.ts";
import { troubledLoops } from "./words.ts";

const none: ReadonlySet<PartId> = new Set();

export function frameOf(editor: Editor): Frame {
  const { gesture, viewport, size, options, isSmall } = editor;
  const { state, routing } = drawn(editor);
  return sameFrame({
    state,
    routing,
    viewport,
    size,
    marks: sameMarks(marksOf(editor)),
    wireInHand: wireOf(gesture, state, routing, viewport),
    marquee: gesture.type === "marquee" ? marqueeOf(gesture.from, gesture.at, viewport) : null,
    showsOutputs: options.showsOutputs,
    showsJoints: options.showsJoints,
    isRectangular: options.isRectangular,
    namesAbove: isSmall,
  });
}

function drawn({ gesture, history, routing }: Editor): Preview {
  const preview = "preview" in gesture ? gesture.preview : null;
  return preview ?? { state: history.present, routing };
}

function marksOf(editor: Editor): Marks {
  const { gesture, history, showsLoop } = editor;
  const selection = "selection" in gesture ? gesture.selection : editor.selection;
  const wire = looseWire(gesture);
  const over = "over" in gesture && gesture.over !== gesture.source ? gesture.over : null;
  const takes = over !== null && wire?.targets.has(over) === true;
  return {
    selectedParts: selection.parts,
    selectedWires: selection.wires,
    refused: takes ? null : over,
    hovered: wire ? (takes ? over : null) : editor.hovered,
    targets: wire?.targets ?? none,
    loop: showsLoop ? loopParts(history.present) : none,
    changing: editor.timing ? changingParts(history.present, editor.timing.now) : none,
  };
}

function looseWire(gesture: Gesture): LooseWire | null {
  if (gesture.type === "wiring" || gesture.type === "wireInHand") return gesture;
  return "inHand" in gesture ? gesture.inHand : null;
}

/**
 * The corners of the loose wire: right-angled, from the source's lead to the pointer or to the part that a key chose.
 */
function wireOf(gesture: Gesture, state: State, routing: Routing, viewport: Viewport) {
  if (gesture.type !== "wiring" && gesture.type !== "wireInHand") return null;
  const source = withId(state.parts, gesture.source);
  if (!source) return null;
  const start = outputLead(source);
  const chosen = gesture.at === null && gesture.over !== null ? withId(state.parts, gesture.over) : undefined;
  if (chosen) {
    const inputs = routing.inputs.get(chosen.id)?.length ?? 0;
    // The wire ends at the middle of the part's left side, because its input will depend on the other wires.
    const lead = inputLead(chosen, inputs, 0);
    const { y, height } = boxOf(chosen);
    return wireTo(start.x, start.y, lead.x, y + height / 2);
  }
  if (!gesture.at) return null;
  const end = toSheet(viewport, gesture.at);
  return wireTo(start.x, start.y, end.x, end.y);
}

const wireTo = keptLast((x: number, y: number, endX: number, endY: number): readonly Point[] => {
  const turn = (x + endX) / 2;
  return y === endY
    ? [
        { x, y },
        { x: endX, y },
      ]
    : [
        { x, y },
        { x: turn, y },
        { x: turn, y: endY },
        { x: endX, y: endY },
      ];
});

const marqueeOf = keptLast((from: Point, at: Point, viewport: Viewport): Box =>
  boxBetween(from, toSheet(viewport, at)),
);

const loopParts = keptLast((state: State): ReadonlySet<PartId> =>
  shownIds(state, troubledLoops(state).flat()),
);

const changingParts = keptLast((state: State, now: number): ReadonlySet<PartId> =>
  shownIds(state, changingIn(state, state.outputs, now)),
);

const sameMarks = sameWhenAlike<Marks>();
const sameFrame = sameWhenAlike<Frame>();

/** Remembers the last call: the same arguments again give the same answer object. */
function keptLast<Args extends readonly unknown[], Answer>(ask: (...args: Args) => Answer) {
  let last: { readonly args: Args; readonly answer: Answer } | null = null;
  return (...args: Args): Answer => {
    if (!last || !last.args.every((arg, index) => Object.is(arg, args[index])))
      last = { args, answer: ask(...args) };
    return last.answer;
  };
}

/** Returns the last object again if all values of the new one are the same. */
function sameWhenAlike<Value extends object>() {
  let last: Value | null = null;
  return (value: Value): Value => {
    const before = last === null ? null : Object.values(last);
    const isAlike =
      before !== null && Object.values(value).every((item, index) => Object.is(item, before[index]));
    if (!isAlike || last === null) last = value;
    return last;
  };
}

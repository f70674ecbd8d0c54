// Random streams of events for the drawing board: hands that press, pull and tap, keys, and all else that may happen.

import fc from "fast-check";
import { selectionText } from "#circuit/core/editor/clipboard.ts";
import type { EditorEvent } from "#circuit/core/editor/editor.ts";
import { paletteKinds } from "#circuit/core/model/kinds.ts";
import { after, boardOf, key, lead, middle, move, press, release } from "./board.ts";

export const start = boardOf(
  [
    ["switch", 40, 60],
    ["and", 200, 60],
    ["not", 400, 60],
    ["bulb", 600, 60],
    ["nor", 200, 200],
    ["nor", 400, 300],
    ["node", 300, 150],
    ["button", 40, 300],
    ["clock", 500, 150],
  ],
  [
    [1, 2],
    [2, 3],
    [5, 6],
    [6, 5],
  ],
);

const point = fc.record({ x: fc.integer({ min: 0, max: 700 }), y: fc.integer({ min: 60, max: 420 }) });
const id = fc.integer({ min: 1, max: 12 });
const kind = fc.constantFrom(...paletteKinds);
const change = fc.record({
  pointer: fc.integer({ min: 1, max: 3 }),
  device: fc.constantFrom("mouse", "touch", "pen"),
  button: fc.constantFrom(0, 0, 0, 0, 1, 2),
  shift: fc.constantFrom(false, false, false, true),
  alt: fc.boolean(),
});
const pointer = fc
  .tuple(fc.constantFrom(press, move, move, move, release), point, change)
  .map(([make, at, how]) => make(at, how));
const keyNames =
  "ArrowLeft ArrowRight ArrowUp ArrowDown m c Tab Enter Escape Delete Backspace Home f + - 0 z y a d q".split(
    " ",
  );
const keyName = fc.constantFrom(...keyNames, " ");
const pressedKey = fc
  .tuple(keyName, fc.record({ shift: fc.boolean(), alt: fc.constant(false), command: fc.boolean() }))
  .map(([name, how]) => key(name, how));

const other: fc.Arbitrary<EditorEvent> = fc.oneof(
  fc.record({ type: fc.constant("pointerHeld" as const), pointer: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ type: fc.constant("pointerCancelled" as const), pointer: fc.integer({ min: 1, max: 3 }) }),
  fc.constantFrom<EditorEvent>(
    { type: "pointerLeft" },
    { type: "menuClosed" },
    { type: "blurred" },
    { type: "paletteLeft" },
    { type: "selectedAll" },
    { type: "toolChosen", tool: "connector" },
    { type: "toolChosen", tool: "connector" },
    { type: "selectionDeleted" },
    { type: "selectionDuplicated" },
    { type: "selectionCopied" },
    { type: "selectionCut" },
    { type: "undone" },
    { type: "undone" },
    { type: "redone" },
    { type: "loopAsked" },
    { type: "timingStarted" },
    { type: "timingEnded" },
    { type: "delayPassed", isAnnounced: true },
    { type: "delayPassed", isAnnounced: false },
    { type: "momentChosen", time: 1 },
    { type: "buttonReleased" },
    { type: "pasted", text: "no circuit" },
    { type: "pasted", text: selectionText(after(start, { type: "selectedAll" })) ?? "" },
    { type: "resized", size: { width: 360, height: 500 }, isSmall: true },
    { type: "resized", size: { width: 1000, height: 700 }, isSmall: false },
  ),
  fc.record({ type: fc.constant("menuAsked" as const), at: point }),
  fc.record({ type: fc.constant("buttonHeld" as const), id }),
  fc.record({ type: fc.constant("toolChosen" as const), tool: fc.constantFrom("mouse", "connector") }),
  fc.record({
    type: fc.constant("severalChosen" as const),
    selectsSeveral: fc.constantFrom(false, false, true),
  }),
  fc.record({
    type: fc.constant("optionChosen" as const),
    option: fc.constantFrom("snaps", "showsOutputs"),
    isOn: fc.boolean(),
  }),
  fc.record({ type: fc.constant("zoomed" as const), by: fc.constantFrom("in", "out", "reset", "fit") }),
  fc.record({
    type: fc.constant("wheelTurned" as const),
    at: point,
    dx: fc.integer({ min: -200, max: 200 }),
    dy: fc.integer({ min: -200, max: 200 }),
    zooms: fc.boolean(),
  }),
  fc.record({ type: fc.constant("partAdded" as const), kind, at: fc.option(point), alt: fc.boolean() }),
  fc.record({ type: fc.constant("paletteMoved" as const), kind, at: point, alt: fc.boolean() }),
  fc.record({ type: fc.constant("selected" as const), parts: fc.array(id), wires: fc.array(id) }),
  fc.record({
    type: fc.constant("commanded" as const),
    command: fc.oneof(
      fc.record({ type: fc.constant("connect" as const), from: id, to: id }),
      fc.record({ type: fc.constant("toggle" as const), id }),
      fc.record({
        type: fc.constant("delete" as const),
        parts: fc.array(id, { maxLength: 2 }).map((ids) => new Set(ids)),
        wires: fc.constant(new Set<number>()),
      }),
    ),
  }),
);

/** On the parts as they stand at first, and on their leads. */
const onPart = fc.constantFrom(
  ...start.history.present.parts.flatMap(({ id: part }) => [middle(start, part), lead(start, part)]),
);
/** A hand that presses a part and moves; its release may be lost, or come after something else. */
const pull = fc
  .tuple(onPart, fc.oneof(onPart, point), change, fc.option(other, { freq: 4 }), fc.boolean())
  .map(([from, to, how, between, isReleased]): readonly EditorEvent[] => {
    const held = { ...how, button: 0 };
    const ends = isReleased ? [release(to, held)] : [];
    return [
      press(from, held),
      move(to, held),
      ...(between ? [between] : []),
      move(from, held),
      move(to, held),
      ...ends,
    ];
  });
const tap = fc.tuple(onPart, change).map(([at, how]): readonly EditorEvent[] => {
  const held = { ...how, button: 0 };
  return [press(at, held), release(at, held)];
});
/** A part chosen in the list, then moved or wired by keys. */
const typed = fc
  .tuple(
    id,
    fc.constantFrom("m", "c"),
    fc.array(fc.constantFrom("ArrowRight", "ArrowDown", "Tab", "Enter", "Delete")),
  )
  .map(([part, first, names]): readonly EditorEvent[] => [
    { type: "selected", parts: [part], wires: [] },
    key(first),
    ...names.map((name) => key(name)),
  ]);
/** Two fingers, of which one may have pulled something before. */
const spread = fc.tuple(onPart, point, point, point, fc.boolean()).map(([a, b, c, d, isReleased]) => {
  const one = { device: "touch", pointer: 1 } as const;
  const two = { device: "touch", pointer: 2 } as const;
  const begun = [press(a, one), move(c, one), press(b, two), move(d, two), move(a, one)];
  return isReleased ? [...begun, release(d, two), move(c, one), release(c, one)] : begun;
});
const alone = fc.oneof(
  { weight: 4, arbitrary: pointer },
  { weight: 3, arbitrary: pressedKey },
  { weight: 2, arbitrary: other },
);
/** Up to 60 hands or events. */
export const stream = fc
  .array(
    fc.oneof(
      pull,
      tap,
      typed,
      spread,
      alone.map((event) => [event]),
    ),
    { minLength: 10, maxLength: 60 },
  )
  .map((events) => events.flat());

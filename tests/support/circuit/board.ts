// A drawing board for tests, driven by events alone.

import type { Editor, EditorEvent, KeyInput, PointerInput } from "#circuit/core/editor/editor.ts";
import { initialEditor } from "#circuit/core/editor/initial.ts";
import { reduce } from "#circuit/core/editor/reduce.ts";
import { emptyState, type PartId, type State } from "#circuit/core/model/circuit.ts";
import { load } from "#circuit/core/model/load.ts";
import { isSwitch, type Kind } from "#circuit/core/model/kinds.ts";
import { boxOf, outputLead, type Point } from "#circuit/core/scene/geometry.ts";
import { toScreen } from "#circuit/core/scene/viewport.ts";

export type Placed = readonly [kind: Kind, x: number, y: number];
export type Joined = readonly [from: PartId, to: PartId];

/** Parts get the ids 1, 2, …, switches the names A, B, …, bulbs F1, F2, …, all by their order. */
export function circuitOf(placed: readonly Placed[], joined: readonly Joined[] = []): State {
  let switches = 0;
  let bulbs = 0;
  const parts = placed.map(([kind, x, y], index) => {
    const part = { id: index + 1, kind, x, y };
    if (isSwitch(kind)) return { ...part, name: String.fromCharCode(65 + switches++), on: false };
    return kind === "bulb" ? { ...part, name: `F${++bulbs}` } : part;
  });
  return load({
    parts,
    definitions: [],
    wires: joined.map(([from, to], index) => ({ id: index + 1, from, to })),
  });
}

export const wide = { width: 1000, height: 700 };
export const phone = { width: 360, height: 560 };

/** On a canvas of 1,000 × 700 px. */
export function boardOf(placed: readonly Placed[], joined: readonly Joined[] = []): Editor {
  return reduce(initialEditor(circuitOf(placed, joined)), { type: "resized", size: wide, isSmall: false });
}

export function after(board: Editor, ...events: readonly EditorEvent[]): Editor {
  return events.reduce(reduce, board);
}

/** On an empty canvas. */
export const empty = (isSmall: boolean): Editor =>
  after(initialEditor(emptyState), { type: "resized", size: isSmall ? phone : wide, isSmall });

/** A part of the palette that is tapped. */
export const tap = (kind: Kind): EditorEvent => ({ type: "partAdded", kind, at: null, alt: false });

/** A part of the palette that is let go with its middle at a point of the canvas. */
export const drop = (kind: Kind, x: number, y: number, alt = false): EditorEvent => ({
  type: "partAdded",
  kind,
  at: { x, y },
  alt,
});

type Change = Partial<Omit<PointerInput, "at">>;

function input(at: Point, change: Change = {}): PointerInput {
  return { pointer: 1, device: "mouse", button: 0, shift: false, alt: false, at, ...change };
}

export const press = (at: Point, change?: Change): EditorEvent => ({
  type: "pointerPressed",
  input: input(at, change),
});
export const move = (at: Point, change?: Change): EditorEvent => ({
  type: "pointerMoved",
  input: input(at, change),
});
export const release = (at: Point, change?: Change): EditorEvent => ({
  type: "pointerReleased",
  input: input(at, change),
});

export const click = (at: Point, change?: Change) => [press(at, change), release(at, change)] as const;

/** In two moves, as a hand's. */
export const drag = (from: Point, to: Point, change?: Change) =>
  [
    press(from, change),
    move({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, change),
    move(to, change),
    release(to, change),
  ] as const;

export const key = (name: string, change: Partial<Omit<KeyInput, "key">> = {}): EditorEvent => ({
  type: "keyPressed",
  input: { key: name, shift: false, alt: false, command: false, ...change },
});

export const keys = (...names: readonly string[]) => names.map((name) => key(name));

export function partOf(board: Editor, id: PartId) {
  const part = board.history.present.parts.find((item) => item.id === id);
  if (!part) throw new Error(`No part ${id}`);
  return part;
}

/** In px on the canvas. */
export function middle(board: Editor, id: PartId): Point {
  const { x, y, width, height } = boxOf(partOf(board, id));
  return toScreen(board.viewport, { x: x + width / 2, y: y + height / 2 });
}

export const lead = (board: Editor, id: PartId): Point =>
  toScreen(board.viewport, outputLead(partOf(board, id)));

export const positions = (board: Editor): readonly (readonly [number, number])[] =>
  board.history.present.parts.map(({ x, y }) => [x, y] as const);

export const wires = (board: Editor): readonly string[] =>
  board.history.present.wires.map(({ from, to }) => `${from}-${to}`);

export const steps = (board: Editor): number => board.history.past.length;

export const selectedParts = (board: Editor): readonly PartId[] => [...board.selection.parts];

// The selection: its changes and how they are announced. Pure.

import { withId, type PartId, type State, type WireId } from "../model/circuit.ts";
import { boxOf, type Box, type Point } from "../scene/geometry.ts";
import type { Routing } from "../scene/routing.ts";
import type { Editor } from "./editor.ts";
import type { Selection } from "./selection.ts";
import type { Hit } from "./gesture.ts";
import { overlap } from "./place.ts";
import { selectionLine } from "./words.ts";

export const nothingSelected: Selection = { parts: new Set(), wires: new Set() };

export function isNothing({ parts, wires }: Selection): boolean {
  return parts.size === 0 && wires.size === 0;
}

export function selectionOf(hit: Hit): Selection {
  if ("part" in hit) return { parts: new Set([hit.part]), wires: new Set() };
  if ("wire" in hit) return { parts: new Set(), wires: new Set([hit.wire]) };
  return nothingSelected;
}

export function isSelected({ parts, wires }: Selection, hit: Hit): boolean {
  if ("part" in hit) return parts.has(hit.part);
  return "wire" in hit && wires.has(hit.wire);
}

/** Adds the item to the selection, or takes it out if it is selected. */
export function withToggled(selection: Selection, hit: Hit): Selection {
  if ("part" in hit) return { ...selection, parts: toggled(selection.parts, hit.part) };
  if ("wire" in hit) return { ...selection, wires: toggled(selection.wires, hit.wire) };
  return selection;
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

export function together(a: Selection, b: Selection): Selection {
  return { parts: new Set([...a.parts, ...b.parts]), wires: new Set([...a.wires, ...b.wires]) };
}

/** The selection without items that the state no longer has; the same object if it has all of them. */
export function stillThere(selection: Selection, state: State): Selection {
  const parts = [...selection.parts].filter((id) => withId(state.parts, id));
  const wires = [...selection.wires].filter((id) => withId(state.wires, id));
  const isWhole = parts.length === selection.parts.size && wires.length === selection.wires.size;
  return isWhole ? selection : { parts: new Set(parts), wires: new Set(wires) };
}

/** The parts that a marquee touches; if it touches no part, the wires. */
export function touchedBy(state: State, routing: Routing, box: Box): Selection {
  const parts = new Set<PartId>();
  for (const part of state.parts) if (part.of === undefined && overlap(boxOf(part), box)) parts.add(part.id);
  if (parts.size > 0) return { parts, wires: new Set() };
  const wires = new Set<WireId>();
  for (const [id, path] of routing.paths) if (crosses(path, box)) wires.add(id);
  return { parts, wires };
}

function crosses(path: readonly Point[], box: Box): boolean {
  return path.some((end, index) => {
    const start = path[index - 1];
    return start !== undefined && overlap(boxBetween(start, end), box);
  });
}

export function boxBetween(a: Point, b: Point): Box {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

export function say(editor: Editor, text: string): Editor {
  return { ...editor, status: { text, number: editor.status.number + 1 } };
}

/** Selects and announces the selection; announces nothing if both the old and the new selection are empty. */
export function select(editor: Editor, selection: Selection): Editor {
  if (isNothing(selection) && isNothing(editor.selection)) return editor;
  return say({ ...editor, selection }, selectionLine(editor.history.present, selection));
}

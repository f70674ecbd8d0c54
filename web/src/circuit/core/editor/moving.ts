// Moves parts: the limits of the sheet, snapping to the grid, and the preview. Pure.

import { coordinateMax, type Part, type PartId, type State } from "../model/circuit.ts";
import { withoutPins, withPins } from "../model/boxes/flat.ts";
import type { Command } from "../model/command.ts";
import { gridUnit, type Point } from "../scene/geometry.ts";
import { routeMoved } from "../scene/route.ts";
import type { Routing } from "../scene/routing.ts";
import type { Preview } from "./gesture.ts";

/** Sheet distances. */
export interface Offset {
  readonly dx: number;
  readonly dy: number;
}

export const onGrid = (value: number): number => Math.round(value / gridUnit) * gridUnit;

/** The nearest coordinate that a part may have. */
export const onSheet = (value: number): number => Math.min(coordinateMax, Math.max(0, value));

/** The parts that move with these: for a pin, the part that it belongs to. */
export function partsOf(state: State, ids: ReadonlySet<PartId>): readonly Part[] {
  const whole = withoutPins(state, ids);
  return state.parts.filter(({ id }) => whole.has(id));
}

/**
 * The common offset of parts when one of them is dragged by `by`. That part ends on the grid, or without snapping on a
 * whole unit, and no part leaves the sheet.
 */
export function dragOffset(moved: readonly Part[], dragged: Part, by: Point, snaps: boolean): Offset {
  if (by.x === 0 && by.y === 0) return { dx: 0, dy: 0 };
  const unit = snaps ? gridUnit : 1;
  return {
    dx: steppedOn(limitsOn(moved.map(({ x }) => x)), dragged.x, by.x, unit),
    dy: steppedOn(limitsOn(moved.map(({ y }) => y)), dragged.y, by.y, unit),
  };
}

function steppedOn({ low, high }: Limits, from: number, by: number, unit: number): number {
  const least = Math.ceil((from + low) / unit) * unit;
  const most = Math.floor((from + high) / unit) * unit;
  const to = Math.min(most, Math.max(least, Math.round((from + by) / unit) * unit));
  return to - from;
}

/** The common offset of parts that keys move; no part leaves the sheet. */
export function keyOffset(moved: readonly Part[], { dx, dy }: Offset): Offset {
  return {
    dx: within(limitsOn(moved.map(({ x }) => x)), dx),
    dy: within(limitsOn(moved.map(({ y }) => y)), dy),
  };
}

interface Limits {
  readonly low: number;
  readonly high: number;
}

/** The limits of a common change of these coordinates. */
function limitsOn(coordinates: readonly number[]): Limits {
  const low = -coordinates.reduce((least, value) => Math.min(least, value), Infinity);
  const high = coordinateMax - coordinates.reduce((most, value) => Math.max(most, value), -Infinity);
  return { low, high };
}

const within = ({ low, high }: Limits, value: number): number => Math.min(high, Math.max(low, value));

export function movedPreview(
  state: State,
  routing: Routing,
  named: ReadonlySet<PartId>,
  { dx, dy }: Offset,
): Preview {
  if (dx === 0 && dy === 0) return { state, routing };
  const ids = withPins(state, withoutPins(state, named));
  const parts = state.parts.map((part) =>
    ids.has(part.id) ? { ...part, x: part.x + dx, y: part.y + dy } : part,
  );
  const moved = { ...state, parts };
  return { state: moved, routing: routeMoved(moved, routing, ids) };
}

export function placeCommand(moved: readonly Part[], { dx, dy }: Offset): Command {
  return { type: "place", positions: moved.map(({ id, x, y }) => ({ id, x: x + dx, y: y + dy })) };
}

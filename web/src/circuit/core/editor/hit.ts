// Finds the item under a point of the canvas: an output lead, a part, a wire, or the sheet. Plain loops are enough:
// 5,000 parts and their wires take well below a millisecond. Pure.

import type { Circuit, Part, PartId, WireId } from "../model/circuit.ts";
import { kinds } from "../model/kinds.ts";
import { boxOf, sizeOf, type Point } from "../scene/geometry.ts";
import type { Routing } from "../scene/routing.ts";
import { toSheet, type Viewport } from "../scene/viewport.ts";
import type { Device, Hit } from "./gesture.ts";

/** The distance from a part or wire, in px, within which a point still hits it. */
const reach = 6;

/** The least width and height of a target for a finger, in px (WCAG 2.5.5). */
const touchSize = 44;

/**
 * The reach of an output lead's end, in px, but at most `sheet` units, so that a part shown small can still be moved.
 */
const leadReach = { screen: 8, sheet: 10 };

/** @param at in px from the canvas's top left corner */
export function hitAt(
  circuit: Circuit,
  routing: Routing,
  viewport: Viewport,
  at: Point,
  device: Device,
): Hit {
  const point = toSheet(viewport, at);
  const part = nearestPart(circuit, viewport.zoom, point, device);
  const source = device === "mouse" ? nearestSource(circuit, viewport.zoom, point) : undefined;
  // A lead wins against the margin of a neighbouring part, not against its box.
  if (source && (!part || part.id === source.id || distanceTo(part, point) > 0)) return onPart(source, true);
  if (part) return onPart(part, false);
  const wire = nearestWire(routing, viewport.zoom, point, device);
  return wire === null ? { sheet: true } : { wire };
}

/** A press on a pin is one on its part; only wires tell pins apart. */
function onPart({ id, of }: Part, lead: boolean): Hit {
  return of === undefined ? { part: id, lead } : { part: of, pin: id, lead };
}

/** The part that a wire would end at, or that the pointer is over; null if none. */
export function partAt(circuit: Circuit, viewport: Viewport, at: Point, device: Device): PartId | null {
  return nearestPart(circuit, viewport.zoom, toSheet(viewport, at), device)?.id ?? null;
}

function nearestPart({ parts }: Circuit, zoom: number, point: Point, device: Device): Part | undefined {
  let nearest: Part | undefined;
  let least = { outside: Infinity, toMiddle: Infinity };
  for (const part of parts) {
    const { width, height } = sizeOf(part);
    const { dx, dy } = outside(part, point);
    if (dx > reachOf(width, zoom, device) || dy > reachOf(height, zoom, device)) continue;
    const here = {
      outside: Math.hypot(dx, dy),
      toMiddle: Math.hypot(point.x - part.x - width / 2, point.y - part.y - height / 2),
    };
    // Of two equally near parts the later one is drawn on top, so it wins.
    const isNearer =
      here.outside < least.outside || (here.outside === least.outside && here.toMiddle <= least.toMiddle);
    if (!isNearer) continue;
    nearest = part;
    least = here;
  }
  return nearest;
}

/** How far beyond its box a part is hit, in units of the sheet. */
function reachOf(length: number, zoom: number, device: Device): number {
  const plain = reach / zoom;
  return device === "touch" ? Math.max(plain, (touchSize / zoom - length) / 2) : plain;
}

function nearestSource({ parts }: Circuit, zoom: number, point: Point): Part | undefined {
  let nearest: Part | undefined;
  let least = Math.min(leadReach.screen / zoom, leadReach.sheet);
  for (const part of parts) {
    const { width, height, isSource } = kinds[part.kind];
    if (!isSource) continue;
    // A node is moved by its middle, where its lead ends, so wires are pulled from its right edge.
    const distance = Math.hypot(point.x - part.x - width, point.y - part.y - height / 2);
    if (distance > least) continue;
    nearest = part;
    least = distance;
  }
  return nearest;
}

function nearestWire({ paths }: Routing, zoom: number, point: Point, device: Device): WireId | null {
  let nearest: WireId | null = null;
  let least = (device === "touch" ? touchSize / 2 : reach) / zoom;
  for (const [id, path] of paths) {
    const distance = distanceToPath(path, point);
    if (distance > least || (distance === least && nearest !== null)) continue;
    nearest = id;
    least = distance;
  }
  return nearest;
}

/** Segments are level or upright, so each is a box without area. */
function distanceToPath(path: readonly Point[], point: Point): number {
  let least = Infinity;
  for (let index = 1; index < path.length; index += 1) {
    const [a, b] = [path[index - 1], path[index]];
    if (!a || !b) continue;
    const dx = Math.max(Math.min(a.x, b.x) - point.x, point.x - Math.max(a.x, b.x), 0);
    const dy = Math.max(Math.min(a.y, b.y) - point.y, point.y - Math.max(a.y, b.y), 0);
    least = Math.min(least, Math.hypot(dx, dy));
  }
  return least;
}

function distanceTo(part: Part, point: Point): number {
  const { dx, dy } = outside(part, point);
  return Math.hypot(dx, dy);
}

/** The distance of a point from the box in x and in y; 0 inside. */
function outside(part: Part, point: Point): { readonly dx: number; readonly dy: number } {
  const { x, y, width, height } = boxOf(part);
  return {
    dx: Math.max(x - point.x, point.x - x - width, 0),
    dy: Math.max(y - point.y, point.y - y - height, 0),
  };
}

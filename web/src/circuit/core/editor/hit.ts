// What lies under a point of the canvas: an output lead, a part, a wire, or the sheet. Plain loops: 5,000 parts and
// their wires take well below a millisecond. Pure.

import type { Circuit, Part, PartId, WireId } from "../model/circuit.ts";
import { kinds } from "../model/kinds.ts";
import { boxOf, type Point } from "../scene/geometry.ts";
import type { Routing } from "../scene/routing.ts";
import { toSheet, type Viewport } from "../scene/viewport.ts";
import type { Device, Hit } from "./gesture.ts";

/** In px: how far around a part, or a wire, it is still hit. */
const reach = 6;

/** In px: the least width and height of what a finger hits (WCAG 2.5.5). */
const touchSize = 44;

/** Around the end of an output lead: in px, and at most on the sheet, so that a small part can still be moved. */
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
  // A lead reaches over its neighbours' margins, not into their boxes.
  if (source && (!part || part.id === source.id || distanceTo(part, point) > 0))
    return { part: source.id, lead: true };
  if (part) return { part: part.id, lead: false };
  const wire = nearestWire(routing, viewport.zoom, point, device);
  return wire === null ? { sheet: true } : { wire };
}

/** The part that a wire would end at, or that the pointer hovers. */
export function partAt(circuit: Circuit, viewport: Viewport, at: Point, device: Device): PartId | null {
  return nearestPart(circuit, viewport.zoom, toSheet(viewport, at), device)?.id ?? null;
}

function nearestPart({ parts }: Circuit, zoom: number, point: Point, device: Device): Part | undefined {
  let nearest: Part | undefined;
  let least = { outside: Infinity, toMiddle: Infinity };
  for (const part of parts) {
    const { width, height } = kinds[part.kind];
    const { dx, dy } = outside(part, point);
    if (dx > reachOf(width, zoom, device) || dy > reachOf(height, zoom, device)) continue;
    const here = {
      outside: Math.hypot(dx, dy),
      toMiddle: Math.hypot(point.x - part.x - width / 2, point.y - part.y - height / 2),
    };
    // Of two that cover each other alike the later one is drawn above.
    const isNearer =
      here.outside < least.outside || (here.outside === least.outside && here.toMiddle <= least.toMiddle);
    if (!isNearer) continue;
    nearest = part;
    least = here;
  }
  return nearest;
}

/** How far beyond its box, on the sheet. */
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
    // A node's lead ends in its middle, where it is moved by; its wires are pulled from its right edge.
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

/** The segments are level or upright, so each is a box without breadth. */
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

/** How far a point is beyond the box, each way; 0 inside. */
function outside(part: Part, point: Point): { readonly dx: number; readonly dy: number } {
  const { x, y, width, height } = boxOf(part);
  return {
    dx: Math.max(x - point.x, point.x - x - width, 0),
    dy: Math.max(y - point.y, point.y - y - height, 0),
  };
}

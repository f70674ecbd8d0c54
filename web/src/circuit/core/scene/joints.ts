// The joints of one source's wires: the points at which its wires leave in three or more directions. Pure.

import type { PartId } from "../model/circuit.ts";
import type { Point } from "./geometry.ts";
import type { Joint } from "./routing.ts";
import { sorted } from "./sorted.ts";

/** A piece of a level or upright line: its coordinate across the line, and its first and last coordinate along it. */
export interface Piece {
  readonly across: number;
  readonly low: number;
  readonly high: number;
}

export interface Pieces {
  readonly level: readonly Piece[];
  readonly upright: readonly Piece[];
}

/** The visible pieces of several paths: pieces of one line that meet or overlap are merged. */
export function seenPieces(paths: readonly (readonly Point[])[]): Pieces {
  const level: Piece[] = [];
  const upright: Piece[] = [];
  for (const path of paths) {
    for (const [index, b] of path.entries()) {
      const a = path[index - 1];
      if (!a) continue;
      if (a.y === b.y && a.x !== b.x)
        level.push({ across: a.y, low: Math.min(a.x, b.x), high: Math.max(a.x, b.x) });
      else if (a.x === b.x && a.y !== b.y)
        upright.push({ across: a.x, low: Math.min(a.y, b.y), high: Math.max(a.y, b.y) });
    }
  }
  return { level: joined(level), upright: joined(upright) };
}

function joined(pieces: readonly Piece[]): readonly Piece[] {
  const result: Piece[] = [];
  for (const piece of sorted(pieces, (a, b) => a.across - b.across || a.low - b.low || a.high - b.high)) {
    const last = result.at(-1);
    if (last && last.across === piece.across && piece.low <= last.high)
      result[result.length - 1] = { ...last, high: Math.max(last.high, piece.high) };
    else result.push(piece);
  }
  return result;
}

/** The joints, from top to bottom, then from left to right. */
export function jointsOf(source: PartId, paths: readonly (readonly Point[])[]): readonly Joint[] {
  if (paths.length < 2) return [];
  const { level, upright } = seenPieces(paths);
  const joints: Joint[] = [];
  for (const { across: y, low, high } of level) {
    for (const { across: x, low: top, high: bottom } of upright) {
      if (x < low || x > high || y < top || y > bottom) continue;
      const directions = Number(x > low) + Number(x < high) + Number(y > top) + Number(y < bottom);
      if (directions >= 3) joints.push({ x, y, source });
    }
  }
  return joints;
}

// Measures the quality of a drawing of wires, for tests and the bench. The measures are those of the Issie editor's tests:
// https://github.com/tomcl/issie (Tests/Issie.Tests/WireQuality.fs).

import type { Circuit, PartId } from "#circuit/core/model/circuit.ts";
import type { Point } from "#circuit/core/scene/geometry.ts";
import { seenPieces, type Piece } from "#circuit/core/scene/joints.ts";
import { obstacleOf, runsThrough } from "#circuit/core/scene/obstacle.ts";
import type { Routing } from "#circuit/core/scene/routing.ts";
import { sorted } from "#circuit/core/scene/sorted.ts";

export interface Quality {
  /** The visible length of line; a stretch that wires of one source share counts once. */
  readonly ink: number;
  /** The number of corners of all paths. */
  readonly bends: number;
  /** The number of points at which wires of different sources cross, inside both. */
  readonly crossings: number;
  /** The length over which wires of different sources lie on each other. */
  readonly overlaps: number;
  /** The number of pairs of a wire and a part that the wire runs through. */
  readonly bodiesCrossed: number;
}

interface Line extends Piece {
  readonly source: PartId;
}

/** Takes time quadratic in the number of visible pieces and parts. */
export function quality(circuit: Circuit, routing: Routing): Quality {
  const bySource = new Map<PartId, (readonly Point[])[]>();
  let bends = 0;
  for (const { id, from } of circuit.wires) {
    const path = routing.paths.get(id) ?? [];
    bends += Math.max(0, path.length - 2);
    bySource.set(from, [...(bySource.get(from) ?? []), path]);
  }
  const level: Line[] = [];
  const upright: Line[] = [];
  for (const [source, paths] of bySource) {
    const pieces = seenPieces(paths);
    level.push(...pieces.level.map((piece) => ({ ...piece, source })));
    upright.push(...pieces.upright.map((piece) => ({ ...piece, source })));
  }
  return {
    ink: [...level, ...upright].reduce((sum, { low, high }) => sum + high - low, 0),
    bends,
    crossings: countCrossings(level, upright),
    overlaps: overlapOf(level) + overlapOf(upright),
    bodiesCrossed: countBodiesCrossed(circuit, routing),
  };
}

function countCrossings(level: readonly Line[], upright: readonly Line[]): number {
  let count = 0;
  for (const a of level)
    for (const b of upright)
      if (
        a.source !== b.source &&
        b.across > a.low &&
        b.across < a.high &&
        a.across > b.low &&
        a.across < b.high
      )
        count += 1;
  return count;
}

function overlapOf(lines: readonly Line[]): number {
  let sum = 0;
  const inOrder = sorted(lines, (a, b) => a.across - b.across || a.low - b.low);
  for (const [index, a] of inOrder.entries()) {
    for (let next = index + 1; next < inOrder.length; next += 1) {
      const b = inOrder[next];
      if (!b || b.across !== a.across || b.low >= a.high) break;
      if (a.source !== b.source) sum += Math.min(a.high, b.high) - b.low;
    }
  }
  return sum;
}

function countBodiesCrossed(circuit: Circuit, routing: Routing): number {
  let count = 0;
  for (const part of circuit.parts) {
    const box = obstacleOf(part, routing.inputs.get(part.id)?.length ?? 0);
    for (const { id, from, to } of circuit.wires) {
      if (part.kind === "node" && (from === part.id || to === part.id)) continue;
      const path = routing.paths.get(id) ?? [];
      if (path.some((b, index) => index > 0 && runsThrough(path[index - 1] ?? b, b, box))) count += 1;
    }
  }
  return count;
}

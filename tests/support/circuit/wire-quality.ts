// Measures the quality of a drawing of wires, for tests and the bench. The measures are those of the Issie editor's tests:
// https://github.com/tomcl/issie (Tests/Issie.Tests/WireQuality.fs).

import type { Circuit, PartId } from "#circuit/core/model/circuit.ts";
import type { Point } from "#circuit/core/scene/geometry.ts";
import { seenPieces, type Piece, type Pieces } from "#circuit/core/scene/joints.ts";
import { jointRadius, wirePaint } from "#circuit/core/scene/net-lines.ts";
import { obstacleOf, runsThrough } from "#circuit/core/scene/obstacle.ts";
import type { Joint, Routing } from "#circuit/core/scene/routing.ts";
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
  /** The number of closed rings that the lines of one source form. */
  readonly rings: number;
  /** The number of dots with less than 3 px to a line of another source, or with a dot of their own over them. */
  readonly dotsTouched: number;
}

/** The largest radius of a dot, 3 px, and half of the widest line. */
const dotRoom = jointRadius[1] + 3 + wirePaint[1].width / 2;

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
    rings: [...bySource.values()].reduce((sum, paths) => sum + countRings(seenPieces(paths)), 0),
    dotsTouched: countDotsTouched(routing.joints, [
      ...level.map((line) => ({ ...line, isLevel: true })),
      ...upright.map((line) => ({ ...line, isLevel: false })),
    ]),
  };
}

/** The lines of one source are connected, so that the graph of their points has edges − points + 1 rings. */
function countRings({ level, upright }: Pieces): number {
  const points = new Set<string>();
  let edges = 0;
  const meets = (a: Piece, b: Piece) =>
    b.across >= a.low && b.across <= a.high && a.across >= b.low && a.across <= b.high;
  for (const [isLevel, pieces, others] of [
    [true, level, upright],
    [false, upright, level],
  ] as const)
    for (const piece of pieces) {
      const along = new Set([piece.low, piece.high]);
      for (const other of others) if (meets(piece, other)) along.add(other.across);
      edges += along.size - 1;
      for (const at of along) points.add(isLevel ? `${at} ${piece.across}` : `${piece.across} ${at}`);
    }
  return edges === 0 ? 0 : edges - points.size + 1;
}

function countDotsTouched(
  joints: readonly Joint[],
  lines: readonly (Line & { readonly isLevel: boolean })[],
): number {
  let count = 0;
  for (const dot of joints) {
    const isTouched = lines.some(({ source, isLevel, across, low, high }) => {
      const [along, off] = isLevel ? [dot.x, dot.y - across] : [dot.y, dot.x - across];
      return source !== dot.source && Math.hypot(Math.max(low - along, along - high, 0), off) < dotRoom;
    });
    const isOver = joints.some(
      (other) => other !== dot && Math.hypot(other.x - dot.x, other.y - dot.y) < 2 * jointRadius[1],
    );
    if (isTouched || isOver) count += 1;
  }
  return count;
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

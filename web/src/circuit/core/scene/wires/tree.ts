// The wires of a source along one tree. Wires that are routed one after the other may leave the lines of their source and
// meet them again, which closes a ring. A tree has no ring. Pure.

import type { WireId } from "../../model/circuit.ts";
import type { Point } from "../geometry.ts";
import { seenPieces, type Piece } from "../joints.ts";
import { ascending, sorted } from "../sorted.ts";
import { straightened } from "./net.ts";
import * as weights from "./weights.ts";

type Paths = ReadonlyMap<WireId, readonly Point[]>;

/** A point of the drawn lines at which a path may begin, turn, cross or end. */
interface Vertex extends Point {
  readonly neighbours: Vertex[];
  /** The least cost found of a way from the source, and the vertex before this one on it. */
  cost: number;
  before: Vertex | null;
}

/** A point by its coordinates along a piece's direction and across it. */
interface Place {
  readonly along: number;
  readonly across: number;
}

/** The same paths if their lines form a tree; else paths from the same ends along the cheapest tree of these lines. */
export function alongTree(paths: Paths): Paths {
  const first = paths.values().next().value?.[0];
  if (paths.size < 2 || !first) return paths;
  const { vertices, hasRing } = graphOf([...paths.values()]);
  const root = vertices.get(keyOf(first));
  if (!hasRing || !root) return paths;
  growTree(root, vertices.values());
  return new Map(
    [...paths].map(([id, path]) => [id, pathTo(vertices.get(keyOf(path.at(-1) ?? first)), path)]),
  );
}

const keyOf = ({ x, y }: Point): string => `${x} ${y}`;

function graphOf(paths: readonly (readonly Point[])[]) {
  const { level, upright } = seenPieces(paths);
  const vertices = new Map<string, Vertex>();
  let edges = 0;
  const vertexAt = (point: Point): Vertex => {
    const known = vertices.get(keyOf(point));
    if (known) return known;
    const vertex: Vertex = { ...point, neighbours: [], cost: Infinity, before: null };
    vertices.set(keyOf(point), vertex);
    return vertex;
  };
  // Where parts lie on each other, a wire may end in the middle of a piece.
  const ends = paths.flatMap((path) => [path[0], path.at(-1)].flatMap((end) => end ?? []));
  const add = (
    pieces: readonly Piece[],
    others: readonly Piece[],
    pointAt: (along: number, piece: Piece) => Point,
    placeOf: (point: Point) => Place,
  ) => {
    for (const piece of pieces) {
      const places = new Set([piece.low, piece.high]);
      for (const other of others) if (meet(piece, other)) places.add(other.across);
      for (const { along, across } of ends.map(placeOf))
        if (across === piece.across && along > piece.low && along < piece.high) places.add(along);
      let last: Vertex | null = null;
      for (const along of sorted(places, ascending)) {
        const vertex = vertexAt(pointAt(along, piece));
        if (last) {
          edges += 1;
          last.neighbours.push(vertex);
          vertex.neighbours.push(last);
        }
        last = vertex;
      }
    }
  };
  add(
    level,
    upright,
    (x, { across: y }) => ({ x, y }),
    ({ x, y }) => ({ along: x, across: y }),
  );
  add(
    upright,
    level,
    (y, { across: x }) => ({ x, y }),
    ({ x, y }) => ({ along: y, across: x }),
  );
  return { vertices, hasRing: edges >= vertices.size };
}

function meet(a: Piece, b: Piece): boolean {
  return b.across >= a.low && b.across <= a.high && a.across >= b.low && a.across <= b.high;
}

/** Dijkstra's algorithm: each vertex gets the cheapest way from the root by length and turns. */
function growTree(root: Vertex, vertices: Iterable<Vertex>): void {
  const open = new Set(vertices);
  root.cost = 0;
  for (;;) {
    let next: Vertex | null = null;
    for (const vertex of open) if (vertex.cost < (next?.cost ?? Infinity)) next = vertex;
    if (!next) return;
    open.delete(next);
    for (const neighbour of next.neighbours) {
      if (!open.has(neighbour)) continue;
      const length = Math.abs(neighbour.x - next.x) + Math.abs(neighbour.y - next.y);
      const cost = next.cost + length + (turns(next.before, next, neighbour) ? weights.bend : 0);
      if (cost >= neighbour.cost) continue;
      neighbour.cost = cost;
      neighbour.before = next;
    }
  }
}

function turns(a: Point | null, b: Point, c: Point): boolean {
  return a !== null && (a.y === b.y) !== (b.y === c.y);
}

/** @param path the path until now, which is returned if it is the tree's own */
function pathTo(end: Vertex | undefined, path: readonly Point[]): readonly Point[] {
  const points: Point[] = [];
  for (let at = end ?? null; at; at = at.before) points.unshift({ x: at.x, y: at.y });
  const found = straightened(points);
  const isSame =
    found.length === path.length &&
    found.every(({ x, y }, index) => x === path[index]?.x && y === path[index].y);
  return isSame || found.length === 0 ? path : found;
}

// The wires of a source along a tree: no ring, the same ends, and no line that was not there.

import fc from "fast-check";
import { expect, test } from "vitest";
import type { Point } from "#circuit/core/scene/geometry.ts";
import { alongTree } from "#circuit/core/scene/wires/tree.ts";
import { assertProperty } from "#support/depth.ts";

type Path = readonly Point[];

const at = (x: number, y: number): Point => ({ x, y });

test("paths that form a tree are the same arrays", () => {
  const paths = new Map<number, Path>([
    [1, [at(0, 0), at(40, 0), at(40, 30), at(80, 30)]],
    [2, [at(0, 0), at(40, 0), at(40, -30), at(80, -30)]],
  ]);
  expect(alongTree(paths)).toBe(paths);
});

test("of a ring the longer side is left out, and a path that stays is the same array", () => {
  const straight: Path = [at(0, 0), at(90, 0)];
  const round: Path = [at(0, 0), at(10, 0), at(10, 50), at(70, 50), at(70, -20), at(90, -20)];
  const tree = alongTree(
    new Map([
      [1, straight],
      [2, round],
    ]),
  );
  expect(tree.get(1)).toBe(straight);
  expect(tree.get(2)).toEqual([at(0, 0), at(70, 0), at(70, -20), at(90, -20)]);
});

/** Level and upright turns in turn, on a coarse grid, so that paths meet often. */
const paths = fc
  .array(fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { minLength: 1, maxLength: 5 }), {
    minLength: 2,
    maxLength: 5,
  })
  .map((all) => new Map(all.map((turns, id): [number, Path] => [id, stairs(turns)])));

function stairs(turns: readonly (readonly [number, number])[]): Path {
  const points = [at(0, 0)];
  for (const [column, row] of turns) {
    const last = points.at(-1) ?? at(0, 0);
    points.push(at(10 * column, last.y), at(10 * column, 10 * row));
  }
  return points.filter((point, index) => index === 0 || !isSame(point, points[index - 1]));
}

const isSame = (a: Point, b: Point | undefined) => a.x === b?.x && a.y === b.y;

/** Every unit of line, apart from how the tree is found: as undirected edges between points of the grid. */
function edgesOf(all: Iterable<Path>): ReadonlySet<string> {
  const edges = new Set<string>();
  for (const path of all)
    for (const [index, b] of path.entries()) {
      const a = path[index - 1] ?? b;
      const [dx, dy] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)];
      for (let { x, y } = a; x !== b.x || y !== b.y; x += dx, y += dy)
        edges.add([`${x} ${y}`, `${x + dx} ${y + dy}`].toSorted().join(" – "));
    }
  return edges;
}

test("whatever the paths, their lines are a tree afterwards, with the same ends", () => {
  assertProperty(
    fc.property(paths, (before) => {
      const after = alongTree(before);
      expect([...after.keys()]).toEqual([...before.keys()]);
      for (const [id, path] of after) {
        expect(path[0]).toEqual(before.get(id)?.[0]);
        expect(path.at(-1)).toEqual(before.get(id)?.at(-1));
      }
      const edges = edgesOf(after.values());
      const points = new Set([...edges].flatMap((edge) => edge.split(" – ")));
      expect(edges.size).toBe(Math.max(0, points.size - 1));
      const were = edgesOf(before.values());
      expect([...edges].filter((edge) => !were.has(edge))).toEqual([]);
    }),
    { seed: 17, runs: 500 },
  );
});

// The paths of a source with one of its pieces moved aside. A wire is routed by itself, so that it cannot move a piece
// that it shares with others. Pure.

import type { WireId } from "../../model/circuit.ts";
import { gridUnit, type Point } from "../geometry.ts";
import { seenPieces } from "../joints.ts";
import { straightened } from "./net.ts";

type Paths = ReadonlyMap<WireId, readonly Point[]>;

const distances = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((steps) => [steps * gridUnit, -steps * gridUnit]);

/** How far a piece is moved at most. */
export const slideMax = 8 * gridUnit;

/** Pieces that end in a lead cannot move; the neighbours of a moved piece get longer or shorter. */
export function* slides(paths: Paths): Iterable<Paths> {
  const { level, upright } = seenPieces([...paths.values()]);
  for (const [isLevel, pieces] of [
    [false, upright],
    [true, level],
  ] as const)
    for (const { across, low, high } of pieces) {
      const isOn = ({ x, y }: Point) => {
        const along = isLevel ? x : y;
        return (isLevel ? y : x) === across && along >= low && along <= high;
      };
      const isFixed = [...paths.values()].some((path) =>
        [path[0], path.at(-1)].some((end) => end && isOn(end)),
      );
      if (isFixed) continue;
      for (const by of distances) {
        const moved = (point: Point) =>
          !isOn(point) ? point : isLevel ? { x: point.x, y: across + by } : { x: across + by, y: point.y };
        yield new Map([...paths].map(([id, path]) => [id, straightened(path.map(moved))]));
      }
    }
}

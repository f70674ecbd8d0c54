// The changes of a drawing: the cells of the sheet whose content differs.

import { coordinateMax } from "../../model/circuit.ts";
import type { Box, Point } from "../geometry.ts";

const cell = 40;

/** Leads and wires reach beyond the last part; anything farther off belongs to the last cells. */
const columns = coordinateMax / cell + 10;

export class Changes {
  /** Allocated at the first change. */
  #isChanged = new Uint8Array(0);
  #left = Infinity;
  #top = Infinity;
  #right = -Infinity;
  #bottom = -Infinity;

  addBox({ x, y, width, height }: Box): void {
    if (this.#isChanged.length === 0) this.#isChanged = new Uint8Array(columns * columns);
    const [left, top, right, bottom] = [placeOf(x), placeOf(y), placeOf(x + width), placeOf(y + height)];
    for (let row = top; row <= bottom; row += 1)
      this.#isChanged.fill(1, row * columns + left, row * columns + right + 1);
    this.#left = Math.min(this.#left, left);
    this.#top = Math.min(this.#top, top);
    this.#right = Math.max(this.#right, right);
    this.#bottom = Math.max(this.#bottom, bottom);
  }

  addPath(path: readonly Point[]): void {
    for (let index = 1; index < path.length; index += 1) {
      const [a, b] = [path[index - 1], path[index]];
      if (!a || !b) continue;
      const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
      this.addBox({ x, y, width: Math.max(a.x, b.x) - x, height: Math.max(a.y, b.y) - y });
    }
  }

  get areNone(): boolean {
    return this.#isChanged.length === 0;
  }

  isIn({ x, y, width, height }: Box): boolean {
    const left = Math.max(this.#left, placeOf(x));
    const right = Math.min(this.#right, placeOf(x + width));
    const bottom = Math.min(this.#bottom, placeOf(y + height));
    for (let row = Math.max(this.#top, placeOf(y)); row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1)
        if (this.#isChanged[row * columns + column] === 1) return true;
    return false;
  }
}

function placeOf(coordinate: number): number {
  return Math.min(columns - 1, Math.max(0, Math.floor(coordinate / cell)));
}

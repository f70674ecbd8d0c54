// Buffers that all searches share, one after the other: allocating them for each search would take longer than the
// search.

import { Buckets } from "./buckets.ts";

class Offsets {
  #values = new Float64Array(256);

  of(places: Float64Array, from: number): Float64Array {
    if (this.#values.length < places.length) this.#values = new Float64Array(2 * places.length);
    for (const [index, place] of places.entries()) this.#values[index] = place - from;
    return this.#values;
  }
}

class Scratch {
  readonly queue = new Buckets();
  /** The distance of each column and of each row of the lattice from the goal. */
  readonly toGoalX = new Offsets();
  readonly toGoalY = new Offsets();
  costs = new Float64Array(0);
  parents = new Int32Array(0);
  isDone = new Uint8Array(0);
  /** Whether a lattice point is on the source's own wires. */
  isOwn = new Uint8Array(0);
  right = new Float32Array(0);
  down = new Float32Array(0);

  /** Marks all states as not reached; `right`, `down` and `parents` keep their old contents. */
  clear(places: number): void {
    const states = 4 * places;
    if (this.costs.length < states) {
      this.costs = new Float64Array(2 * states);
      this.parents = new Int32Array(2 * states);
      this.isDone = new Uint8Array(2 * states);
      this.isOwn = new Uint8Array(2 * places);
      this.right = new Float32Array(2 * places);
      this.down = new Float32Array(2 * places);
    }
    this.costs.fill(Infinity, 0, states);
    this.isDone.fill(0, 0, states);
    this.isOwn.fill(0, 0, places);
    this.queue.clear();
  }
}

/** Each search clears the buffers first, so that it finds nothing of the search before. */
export const scratch = new Scratch();

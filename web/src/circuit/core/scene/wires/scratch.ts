// Room that all searches use, one after the other: to make it anew for each would take longer than to search.

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
  /** How far each column, and each row, of the lattice is from the goal. */
  readonly toGoalX = new Offsets();
  readonly toGoalY = new Offsets();
  costs = new Float64Array(0);
  parents = new Int32Array(0);
  isDone = new Uint8Array(0);
  right = new Float32Array(0);
  down = new Float32Array(0);

  /** Nothing is reached yet; `right`, `down` and `parents` hold what they held. */
  clear(places: number): void {
    const states = 4 * places;
    if (this.costs.length < states) {
      this.costs = new Float64Array(2 * states);
      this.parents = new Int32Array(2 * states);
      this.isDone = new Uint8Array(2 * states);
      this.right = new Float32Array(2 * places);
      this.down = new Float32Array(2 * places);
    }
    this.costs.fill(Infinity, 0, states);
    this.isDone.fill(0, 0, states);
    this.queue.clear();
  }
}

/** Holds nothing that a search could find of the one before: each clears it. */
export const scratch = new Scratch();

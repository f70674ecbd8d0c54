// Room that the searches of one routing use in turn: to make it anew for each would take longer than to search.

import { Buckets } from "./buckets.ts";

export class Scratch {
  readonly queue = new Buckets();
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

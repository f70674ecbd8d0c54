// A queue of numbered states, the least cost first, in lists by whole cost: constant time where a heap takes longer.

/** From this cost on, a list covers a wider range: only paths without an alternative cost so much. */
const fine = 4_096;
const coarse = 256;
const lists = 2 * fine;

export class Buckets {
  /** For each list its last entry. For each entry, `#states` has its state and `#before` the entry before it. */
  readonly #heads = new Int32Array(lists).fill(-1);
  #states = new Int32Array(1_024);
  #before = new Int32Array(1_024);
  #count = 0;
  #least = 0;

  clear(): void {
    this.#heads.fill(-1);
    this.#count = 0;
    this.#least = 0;
  }

  /** @param cost 0 or more; among costs of one list, the state that came last comes first */
  push(cost: number, state: number): void {
    const index = Math.floor(cost < fine ? cost : Math.min(lists - 1, fine + (cost - fine) / coarse));
    if (this.#count === this.#states.length) {
      this.#states = doubled(this.#states);
      this.#before = doubled(this.#before);
    }
    this.#states[this.#count] = state;
    this.#before[this.#count] = this.#heads[index] ?? -1;
    this.#heads[index] = this.#count;
    this.#count += 1;
    if (index < this.#least) this.#least = index;
  }

  /** The state of least cost, which leaves the queue; -1 if the queue is empty. */
  pop(): number {
    for (; this.#least < lists; this.#least += 1) {
      const entry = this.#heads[this.#least] ?? -1;
      if (entry < 0) continue;
      this.#heads[this.#least] = this.#before[entry] ?? -1;
      return this.#states[entry] ?? -1;
    }
    return -1;
  }
}

function doubled(values: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * values.length);
  more.set(values);
  return more;
}

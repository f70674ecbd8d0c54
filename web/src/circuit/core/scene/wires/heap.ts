// A binary heap of numbered states, the least cost first; among equals, the least number.

export class Heap {
  readonly #costs: number[] = [];
  readonly #states: number[] = [];

  get size(): number {
    return this.#states.length;
  }

  push(cost: number, state: number): void {
    let index = this.#states.length;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!this.#isBefore(cost, state, parent)) break;
      this.#move(parent, index);
      index = parent;
    }
    this.#costs[index] = cost;
    this.#states[index] = state;
  }

  /** The least state; the heap must not be empty. */
  pop(): number {
    const top = this.#states[0] ?? 0;
    const cost = this.#costs.pop() ?? 0;
    const state = this.#states.pop() ?? 0;
    const size = this.#states.length;
    if (size === 0) return top;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= size) break;
      if (
        child + 1 < size &&
        this.#isBefore(this.#costs[child + 1] ?? 0, this.#states[child + 1] ?? 0, child)
      )
        child += 1;
      if (this.#isBefore(cost, state, child)) break;
      this.#move(child, index);
      index = child;
    }
    this.#costs[index] = cost;
    this.#states[index] = state;
    return top;
  }

  #isBefore(cost: number, state: number, other: number): boolean {
    const otherCost = this.#costs[other] ?? 0;
    return cost < otherCost || (cost === otherCost && state < (this.#states[other] ?? 0));
  }

  #move(from: number, to: number): void {
    this.#costs[to] = this.#costs[from] ?? 0;
    this.#states[to] = this.#states[from] ?? 0;
  }
}

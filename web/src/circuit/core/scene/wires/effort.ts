// The work that one routing may still do, so that the page answers in time whatever the circuit looks like.

export class Effort {
  #left: number;

  /** @param steps lattice points and visited states; about 5,000 take a millisecond */
  constructor(steps: number) {
    this.#left = steps;
  }

  get left(): number {
    return Math.max(0, this.#left);
  }

  get isSpent(): boolean {
    return this.#left <= 0;
  }

  spend(steps: number): void {
    this.#left -= steps;
  }
}

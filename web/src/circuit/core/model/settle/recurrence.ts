// Detects that a vector of values recurs, by Brent's method, at a constant cost for each change. Pure
// but for its own state. Source: R. P. Brent, "An improved Monte Carlo factorization algorithm", BIT 20 (1980).

export class Recurrence {
  private readonly checkpoint: Uint8Array;
  /** The number of entries in which the vector differs from the checkpoint. */
  private differing = 0;
  private steps = 0;
  private stepsMax = 1;

  constructor(vector: Uint8Array) {
    this.checkpoint = vector.slice();
  }

  changed(place: number, before: number, after: number): void {
    const kept = this.checkpoint[place];
    this.differing += Number(after !== kept) - Number(before !== kept);
  }

  /**
   * Ends a step with a change. True if the vector equals the checkpoint, which proves that all its values will recur.
   */
  isBack(vector: Uint8Array): boolean {
    if (this.differing === 0) return true;
    this.steps++;
    if (this.steps === this.stepsMax) {
      this.checkpoint.set(vector);
      this.differing = 0;
      this.steps = 0;
      this.stepsMax *= 2;
    }
    return false;
  }

  /** The number of steps since the checkpoint; when the vector has recurred, the length of the period. */
  get age(): number {
    return this.steps + 1;
  }
}

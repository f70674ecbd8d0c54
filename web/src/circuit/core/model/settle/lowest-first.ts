// A set of small numbers that finds its lowest number fast: a bit for each number, and a summary bit for each word that
// is not 0. Pure but for its own state.

export class LowestFirst {
  private readonly words: Int32Array;
  private readonly summary: Int32Array;

  /** For the numbers from 0 to `size` - 1. */
  constructor(size: number) {
    this.words = new Int32Array((size >> 5) + 1);
    this.summary = new Int32Array((size >> 10) + 1);
  }

  set(number: number, isIn: boolean): void {
    const word = number >> 5;
    setBit(this.words, number, isIn);
    setBit(this.summary, word, this.words[word] !== 0);
  }

  /** The lowest number of the set; -1 if it is empty. */
  lowest(): number {
    const block = this.summary.findIndex((bits) => bits !== 0);
    if (block < 0) return -1;
    const word = (block << 5) + lowestBit(this.summary[block] ?? 0);
    return (word << 5) + lowestBit(this.words[word] ?? 0);
  }
}

function setBit(words: Int32Array, number: number, isIn: boolean): void {
  const bit = 1 << (number & 31);
  const word = words[number >> 5] ?? 0;
  words[number >> 5] = isIn ? word | bit : word & ~bit;
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

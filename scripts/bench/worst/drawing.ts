// Numbers drawn by a seed, and checksums: the same in the crate's tests (logic-rs/tests/support).

/** SplitMix64 (G. L. Steele et al. 2014), as in logic-rs/tests/support/random.rs: numbers below a bound. */
export function generator(seed: number): (bound: number) => number {
  let state = BigInt(seed);
  const word = (value: bigint): bigint => BigInt.asUintN(64, value);
  return (bound) => {
    state = word(state + 0x9e3779b97f4a7c15n);
    let mixed = word((state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n);
    mixed = word((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
    return Number((mixed ^ (mixed >> 31n)) % BigInt(bound));
  };
}

/** FNV-1a of 32 bits over numbers instead of bytes, as 8 hexadecimal digits. */
export function checksum(numbers: Iterable<number>): string {
  let sum = 0x811c9dc5;
  for (const number of numbers) sum = Math.imul(sum ^ number, 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, "0");
}

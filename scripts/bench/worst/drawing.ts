// Numbers drawn by a seed.

/** SplitMix64 (G. L. Steele et al. 2014): numbers below a bound. */
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

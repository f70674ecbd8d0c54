// Random numbers that are the same for the same seed on every machine: mulberry32 by Tommy Ettinger, one 32-bit counter
// whose steps are mixed (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c). Pure.

export interface Random {
  /** A whole number from 0 to `count - 1`, as likely as any other; `count` is from 1 to 2³². */
  readonly below: (count: number) => number;
  /** One of the values; throws where there is none. */
  readonly one: <Value>(values: readonly Value[]) => Value;
  /** The values in another order. */
  readonly shuffled: <Value>(values: readonly Value[]) => readonly Value[];
}

/** `seed` is a whole number; its lower 32 bits count. */
export function randomFrom(seed: number): Random {
  let counter = Math.trunc(seed) | 0;
  const next = (): number => {
    counter = (counter + 0x6d2b79f5) | 0;
    let mixed = Math.imul(counter ^ (counter >>> 15), counter | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (count: number) => Math.floor((next() / 2 ** 32) * count);
  return {
    below,
    one: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error("There is nothing to choose from.");
      return value;
    },
    shuffled: (values) => {
      const left = [...values];
      return values.flatMap(() => left.splice(below(left.length), 1));
    },
  };
}

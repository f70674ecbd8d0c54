// Names that differ only in the case of their letter, such as A and a: two variables that are easily meant as one. Pure.

/** The first such pair, upper case first; null if there is none. `names` are in the order of variables. */
export function twoCases(names: readonly string[]): readonly [upper: string, lower: string] | null {
  const all = new Set(names);
  const upper = names.find((name) => name !== name.toLowerCase() && all.has(name.toLowerCase()));
  return upper === undefined ? null : [upper, upper.toLowerCase()];
}

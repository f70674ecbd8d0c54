// Copies of lists in another order. The language's own `toSorted` and `toReversed` are newer than some browsers in use.

export function sorted<Item>(items: Iterable<Item>, compare: (a: Item, b: Item) => number): Item[] {
  const copy = [...items];
  copy.sort(compare);
  return copy;
}

export function reversed<Item>(items: Iterable<Item>): Item[] {
  const copy = [...items];
  copy.reverse();
  return copy;
}

export const ascending = (a: number, b: number): number => a - b;

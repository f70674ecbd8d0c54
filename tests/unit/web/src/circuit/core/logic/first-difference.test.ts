// Two functions over variables of their own: equal in every row of both, or the first row that differs.

import fc from "fast-check";
import { expect, test } from "vitest";
import { isOne, packColumn } from "#contract/packed-column.ts";
import { firstDifference, type NamedColumn } from "#circuit/core/logic/first-difference.ts";
import { assertProperty, share } from "#support/depth.ts";

const names = ["A", "B", "C", "x2", "x10"];

const functions: fc.Arbitrary<NamedColumn> = fc
  .record({ used: fc.subarray(names), ones: fc.array(fc.nat(31)) })
  .map(({ used, ones }) => {
    const rows = 2 ** used.length;
    return { names: used, column: packColumn([...new Set(ones.map((row) => row % rows))], rows) };
  });

/** The value where each variable has the value that the row number over all five names gives it. */
function valueIn({ names: own, column }: NamedColumn, row: number): 0 | 1 {
  const digits = row.toString(2).padStart(names.length, "0");
  const bits = own.map((name) => digits[names.indexOf(name)]).join("");
  return isOne(column, Number.parseInt(`0${bits}`, 2)) ? 1 : 0;
}

test("is the first row, over the variables of both, in which they differ", () => {
  let equal = 0;
  assertProperty(
    fc.property(functions, functions, (one, other) => {
      const differing = Array.from({ length: 32 }, (_, row) => row).filter(
        (row) => valueIn(one, row) !== valueIn(other, row),
      );
      const found = firstDifference(one, other);
      const [first] = differing;
      if (first === undefined) {
        equal += 1;
        expect(found).toBeNull();
        return;
      }
      const both = names.filter((name) => one.names.includes(name) || other.names.includes(name));
      const digits = first.toString(2).padStart(names.length, "0");
      expect(found).toEqual({
        values: new Map(both.map((name) => [name, Number(digits[names.indexOf(name)])])),
        one: valueIn(one, first),
        other: valueIn(other, first),
      });
    }),
    { seed: 17, runs: 2000 },
  );
  expect(equal).toBeGreaterThan(share(50, 2_000));
});

// The list of the most expensive calls, and the changes of its lines. The crate's tests check what each line makes against
// its checksum (logic-rs/tests/support/heavy.rs).
// @module-tag deep

import { expect, test } from "vitest";
import { generator } from "#scripts/bench/worst/drawing.ts";
import { drawDeep } from "#scripts/bench/worst/deep.ts";
import { isFunction, readLine, readLines, writeLine } from "#scripts/bench/worst/lines.ts";
import { mutate } from "#scripts/bench/worst/mutations.ts";

const lines = readLines([]);

test("no two lines have one name or ask the same", () => {
  const asked = lines.map((line) => {
    const { check, call, form, variables } = line;
    const written = isFunction(line) ? { times: line.times, digits: line.digits } : {};
    return { check, call, form, variables, ...written };
  });
  expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
  expect(new Set(asked.map((each) => JSON.stringify(each))).size).toBe(lines.length);
});

test("a changed line is made of the seed alone, and is read as it is written", () => {
  const changedBy = (seed: number) => {
    const below = generator(seed);
    return Array.from({ length: 300 }, (_, index) => {
      const [line, other] = [lines[index], lines[below(lines.length)]];
      if (!line || !other) throw new Error("The list has fewer lines.");
      return mutate(line, other, 12, below);
    });
  };
  const changed = changedBy(1);
  expect(changedBy(1)).toEqual(changed);
  expect(changedBy(2)).not.toEqual(changed);
  for (const line of changed) expect(readLine(writeLine(line))).toEqual(line);
});

test("a deep text is a line for a derivation, within its bounds", () => {
  const below = generator(3);
  for (const line of Array.from({ length: 50 }, () => drawDeep(below))) {
    if (line.kind !== "nested") throw new Error("The line is no nested text.");
    const { call, depth, variables, joins } = line;
    expect(call).toBe("steps");
    expect(depth >= 10 && depth <= 70 && variables >= 3 && variables <= 8, writeLine(line)).toBe(true);
    expect(joins.toSorted()).toEqual(["+", ".", "^"]);
  }
});

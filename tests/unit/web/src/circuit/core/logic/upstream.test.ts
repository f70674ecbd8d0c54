// The parts upstream of a part, and the loop that they contain.

import { expect, test } from "vitest";
import { loopBehind, upstream } from "#circuit/core/logic/upstream.ts";
import { circuitOfLines } from "#support/circuit/drawn-circuits.ts";

const circuit = circuitOfLines([
  ["switch", [], "A"],
  ["nor", [1, 4]],
  ["not", [2]],
  ["not", [3]],
  ["and", [1, 4]],
  ["bulb", [5], "F1"],
  ["bulb", [1], "F2"],
  ["nand", [8]],
]);

test.each<[string, number, readonly number[]]>([
  ["in a loop", 3, [2, 3, 4]],
  ["behind it", 6, [2, 3, 4]],
  ["beside it", 7, []],
  ["wired to itself", 8, [8]],
])("the loop of a part %s", (_, id, loop) => {
  expect(loopBehind(circuit, id)).toEqual(loop);
  expect(upstream(circuit, [id]) === null).toBe(loop.length > 0);
});

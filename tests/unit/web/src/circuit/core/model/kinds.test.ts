// The kinds of parts: fields, sizes and functions of the specification, section 3.

import { expect, test } from "vitest";
import { type Kind, defaultSize, kindNames, kinds, paletteKinds } from "#circuit/core/model/kinds.ts";
import { build, outputOf } from "#support/circuit/model-builder.ts";

const specified: readonly [kind: Kind, label: string, size: string, inputsMax: number][] = [
  ["and", "AND", "65x40", Infinity],
  ["or", "OR", "65x40", Infinity],
  ["not", "NOT", "65x40", 1],
  ["nand", "NAND", "65x40", Infinity],
  ["nor", "NOR", "65x40", Infinity],
  ["switch", "Switch", "50x30", 0],
  ["bulb", "Bulb", "40x40", 1],
  ["node", "Node", "40x40", 1],
];

const added: typeof specified = [
  ["xor", "XOR", "65x40", Infinity],
  ["xnor", "XNOR", "65x40", Infinity],
  ["button", "Button", "50x30", 0],
  ["clock", "Clock", "50x30", 0],
  ["zero", "Zero", "30x30", 0],
  ["one", "One", "30x30", 0],
  ["note", "Note", "20x20", 0],
  ["segments", "7-seg", "110x170", 0],
  ["hexDigit", "Hex", "90x90", 0],
];

test("the palette has the specified kinds in their order, then the others", () => {
  expect(paletteKinds).toEqual([...specified, ...added].map(([kind]) => kind));
});

test.each([...specified, ...added])(
  "a part of the kind %s is called %s, is %s and takes at most %d inputs",
  (kind, label, size, max) => {
    const { width, height, inputsMax, isTarget } = kinds[kind];
    expect(kinds[kind].label).toBe(label);
    expect(`${width}x${height}`).toBe(size);
    expect(inputsMax).toBe(max);
    expect(isTarget).toBe(max > 0);
  },
);

test("bulbs, marks, boxes and the pins into them are no sources", () => {
  const others = ["bulb", "note", "segments", "hexDigit", "box", "inputPin"];
  expect(kindNames.filter((kind) => !kinds[kind].isSource)).toEqual(others);
});

test("a canvas object is 150x85 by default, a size that no kind has", () => {
  expect(defaultSize).toEqual({ width: 150, height: 85 });
  expect(kindNames.filter((kind) => kinds[kind].width === defaultSize.width)).toEqual([]);
});

/** The output with 0, 1, 2 and 3 inputs, by how many of them are 1. */
const functions: readonly [kind: Kind, outputs: readonly string[]][] = [
  ["and", ["0", "01", "001", "0001"]],
  ["or", ["0", "01", "011", "0111"]],
  ["nand", ["0", "10", "110", "1110"]],
  ["nor", ["0", "10", "100", "1000"]],
  ["xor", ["0", "01", "010", "0101"]],
  ["xnor", ["0", "10", "101", "1010"]],
  ["not", ["0", "10"]],
  ["bulb", ["0", "01"]],
  ["node", ["0", "01"]],
  ["zero", ["0"]],
  ["one", ["1"]],
];

test.each(functions)("%s gives, for no input, one and more, by the number of ones: %j", (kind, outputs) => {
  outputs.forEach((row, inputs) => {
    expect([...row].map((_, ones) => kinds[kind].evaluate(inputs, ones)).join("")).toBe(row);
  });
});

test.each(paletteKinds)(
  "a part without wires gives 0, because only connected inputs count, but One gives 1: %s",
  (kind) => {
    expect(outputOf(build([kind], []), 1)).toBe(kind === "one" ? 1 : 0);
  },
);

/** Unknown inputs are evaluated by the least possible number of ones, the next and the greatest. */
test.each(kindNames)("a function changes at most once, or with each one more: %s", (kind) => {
  for (let inputs = 0; inputs <= Math.min(6, kinds[kind].inputsMax); inputs++) {
    const outputs = Array.from({ length: inputs + 1 }, (_, ones) => kinds[kind].evaluate(inputs, ones));
    const turns = outputs.filter((output, ones) => ones > 0 && output !== outputs[ones - 1]).length;
    expect(turns <= 1 || turns === inputs).toBe(true);
  }
});

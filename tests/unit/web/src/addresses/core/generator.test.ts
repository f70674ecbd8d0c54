import { expect, test } from "vitest";
import { searchWith, setupIn } from "#addresses/core/codec.ts";
import { defaultGenerator, generatorAddress } from "#addresses/core/generator.ts";

const read = (search: string) => setupIn(generatorAddress, search, null);

test("expressions with names and choices are in the address and come back", () => {
  const setup = {
    source: {
      kind: "texts",
      outputs: [
        { name: "S", text: "A^B" },
        { name: "", text: "A.B" },
      ],
    },
    form: "factored",
    gates: "nand",
    gateInputs: "2",
  } as const;
  const search = searchWith(generatorAddress, setup);
  expect(search).toBe("?input=A%5EB&fn=A.B&out=S,&form=factored&gates=nand&in=2");
  expect(read(search)).toEqual(setup);
});

test("a table is written as lists of rows and comes back", () => {
  const outputs = [
    { name: "a", ones: [0, 2, 3], dontCares: [10, 11, 12] },
    { name: "", ones: [], dontCares: [] },
  ];
  const setup = { ...defaultGenerator, source: { kind: "table", inputs: 4, outputs } } as const;
  const search = searchWith(generatorAddress, setup);
  expect(decodeURIComponent(search)).toBe("?vars=4&col=a:0,2-3:10-12&col=:");
  expect(read(search)).toEqual(setup);
});

test("nothing is written for the bare screen", () => {
  expect(searchWith(generatorAddress, defaultGenerator)).toBe("");
});

test.each([
  ["?form=best&gates=fast&in=9", defaultGenerator],
  ["?input=&fn=%20", defaultGenerator],
  ["?input=A&out=1x", { ...defaultGenerator, source: { kind: "texts", outputs: [{ name: "", text: "A" }] } }],
  [
    "?vars=99&col=a:0,9-:1",
    {
      ...defaultGenerator,
      source: { kind: "table", inputs: 2, outputs: [{ name: "a", ones: [0], dontCares: [1] }] },
    },
  ],
  // A row that is in both lists is 1.
  [
    "?vars=2&col=F:1:1-2",
    {
      ...defaultGenerator,
      source: { kind: "table", inputs: 2, outputs: [{ name: "F", ones: [1], dontCares: [2] }] },
    },
  ],
])("%s is read without what is wrong in it", (search, setup) => {
  expect(read(search)).toEqual(setup);
});

test("an address with too many outputs is cut", () => {
  const texts = read(`?${"fn=A&".repeat(100)}`)?.source.outputs.length;
  const columns = read(`?vars=2&${"col=:1&".repeat(100)}`)?.source.outputs.length;
  expect([texts, columns]).toEqual([32, 8]);
});

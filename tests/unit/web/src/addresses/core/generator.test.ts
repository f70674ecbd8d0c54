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
    replaces: { gates: 2, inputs: 4, levels: 1, chips: 2 },
  } as const;
  const search = searchWith(generatorAddress, setup);
  expect(search).toBe("?input=A%5EB&fn=A.B&out=S,&form=factored&gates=nand&in=2&replaces=2.4.1.2");
  expect(read(search)).toEqual(setup);
});

const tableOf = (inputs: number, values: readonly string[], names: readonly string[] | null = null) =>
  ({
    ...defaultGenerator,
    source: {
      kind: "table",
      inputs,
      names,
      outputs: values.map((digits, at) => ({ name: at === 0 ? "a" : "", values: digits })),
    },
  }) as const;

test("a table is written as lists of rows and comes back", () => {
  const setup = tableOf(4, ["10110000000XX000", "0".repeat(16)]);
  const search = searchWith(generatorAddress, setup);
  expect(decodeURIComponent(search)).toBe("?vars=4&col=a:0,2-3:11-12&col=:");
  expect(read(search)).toEqual(setup);
});

test("the bits of a long list are shorter, and the names of variables come back", () => {
  const values = Array.from({ length: 256 }, (_, row) => "01X0"[(row * row) % 4] ?? "0").join("");
  const names = ["x1", "x2", "x3", "x4", "y1", "y2", "y3", "y4"];
  const setup = tableOf(8, [values, values.replaceAll("X", "1")], names);
  const search = searchWith(generatorAddress, setup);
  expect(search).toMatch(
    /^\?vars=8&names=x1,x2,x3,x4,y1,y2,y3,y4&col=a%3Ax[0-9a-f]{64}&col=%3Ax[0-9a-f]{64}$/,
  );
  expect(read(search)).toEqual(setup);
});

test("the largest table that is set by hand fits into an address", () => {
  const values = Array.from({ length: 8 }, (_, at) =>
    Array.from({ length: 256 }, (_row, row) => "01X"[(row * 7 + at * row * row) % 3] ?? "0").join(""),
  );
  const setup = tableOf(8, values);
  const search = searchWith(generatorAddress, setup);
  expect(search.length).toBeGreaterThan(500);
  expect(read(search)).toEqual(setup);
});

test("a file's names come back in their order, and only all of them", () => {
  const labels = { title: "2-bit adder", inputs: ["a, b", "Cin"], outputs: ["out[0]"] };
  const { source } = tableOf(2, ["0110"]);
  const setup = { ...defaultGenerator, source: { ...source, labels } };
  const search = searchWith(generatorAddress, setup);
  expect(read(search)).toEqual(setup);
  expect(read(search.replace(/&label=[^&]*$/, ""))?.source).toEqual(source);
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
      source: { kind: "table", inputs: 2, names: null, outputs: [{ name: "a", values: "1X00" }] },
    },
  ],
  // Names that are no variables, and too few bits.
  [
    "?vars=3&names=a,b,b&col=F:x8",
    {
      ...defaultGenerator,
      source: { kind: "table", inputs: 3, names: null, outputs: [{ name: "F", values: "10000000" }] },
    },
  ],
  // A row that is in both lists is 1.
  [
    "?vars=2&col=F:1:1-2",
    {
      ...defaultGenerator,
      source: { kind: "table", inputs: 2, names: null, outputs: [{ name: "F", values: "01X0" }] },
    },
  ],
])("%s is read without what is wrong in it", (search, setup) => {
  expect(read(search)).toEqual(setup);
});

test("an address with too many outputs is cut", () => {
  const texts = read(`?${"fn=A&".repeat(100)}`)?.source.outputs.length;
  const columns = read(`?vars=2&${"col=:1&".repeat(100)}`)?.source.outputs.length;
  expect([texts, columns]).toEqual([32, 32]);
});

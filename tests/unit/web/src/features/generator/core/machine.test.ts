import { describe, expect, test } from "vitest";
import { generatorAddress, outputsMax, type GeneratorSetup } from "#addresses/core/generator.ts";
import { generatorExamples } from "#features/generator/core/examples.ts";
import {
  initialState,
  reduce,
  setupOf,
  type GeneratorEvent,
  type GeneratorState,
} from "#features/generator/core/machine.ts";

function after(...events: readonly GeneratorEvent[]): GeneratorState {
  return events.reduce(reduce, initialState);
}

const values = ({ inputs, columns }: GeneratorState) =>
  columns.map((column) => column.values.slice(0, 2 ** inputs));

test("a field is added up to the limit, and the last one cannot be removed", () => {
  let state = initialState;
  for (let count = 0; count < outputsMax + 5; count += 1) state = reduce(state, { type: "added" });
  expect(state.texts).toHaveLength(outputsMax);
  expect(new Set(state.texts.map(({ id }) => id)).size).toBe(outputsMax);
  for (const { id } of state.texts) state = reduce(state, { type: "removed", id });
  expect(state.texts).toHaveLength(1);
});

test("a removed field comes back where it was", () => {
  const typed = after({ type: "typed", id: 1, text: "A" }, { type: "added" });
  const [first] = typed.texts;
  if (!first) throw new Error("no field");
  const removed = reduce(typed, { type: "removed", id: first.id });
  expect(reduce(removed, { type: "restored", output: first, at: 0 }).texts).toEqual(typed.texts);
});

test("a press takes a cell through 0, 1 and X, and a key sets it", () => {
  const [column] = initialState.columns;
  const press = { type: "cellSet", id: column?.id ?? 0, row: 2 } as const;
  expect(values(after(press))).toEqual(["00100000"]);
  expect(values(after(press, press))).toEqual(["00X00000"]);
  expect(values(after(press, press, press))).toEqual(["00000000"]);
  expect(values(after({ ...press, value: "X" }))).toEqual(["00X00000"]);
});

test("a press on the head takes all rows of a column through 1, X and 0, from mixed rows to 1", () => {
  const [column] = initialState.columns;
  const press = { type: "cellSet", id: column?.id ?? 0, row: "all" } as const;
  expect(values(after(press))).toEqual(["11111111"]);
  expect(values(after(press, press))).toEqual(["XXXXXXXX"]);
  expect(values(after(press, press, press))).toEqual(["00000000"]);
  expect(values(after({ ...press, row: 2 }, press))).toEqual(["11111111"]);
  expect(values(after({ type: "inputsChosen", inputs: 2 }, press))).toEqual(["1111"]);
});

test("rows and outputs that stay keep their values", () => {
  const [column] = initialState.columns;
  const set = { type: "cellSet", id: column?.id ?? 0, row: 1, value: 1 } as const;
  const sizes = [
    { type: "inputsChosen", inputs: 2 },
    { type: "outputsChosen", outputs: 2 },
  ] as const;
  expect(values(after(set, ...sizes))).toEqual(["0100", "0000"]);
  const last = { ...set, row: 7 };
  const back = { type: "inputsChosen", inputs: 4 } as const;
  expect(values(after(set, last, ...sizes, back))).toEqual(["0100000100000000", "0000000000000000"]);
  expect(values(after(set, { type: "inputsChosen", inputs: 99 }))[0]).toHaveLength(256);
  expect(values(after(set, { type: "outputsChosen", outputs: 99 }))).toHaveLength(8);
  expect(values(after(set, { type: "outputsChosen", outputs: 0 }))).toEqual(["01000000"]);
});

test("what an address asks for is what the address then holds", () => {
  const setups: GeneratorSetup[] = [
    ...generatorExamples.map(({ setup }) => setup),
    {
      source: { kind: "texts", outputs: [{ name: "", text: "A+B" }] },
      form: "factored",
      gates: "nand",
      gateInputs: "2",
      replaces: { gates: 2, inputs: 4, levels: 1, chips: 2 },
    },
  ];
  for (const setup of setups) expect(setupOf(after({ type: "asked", setup }))).toEqual(setup);
});

test("the other source keeps what it holds", () => {
  const typed = after({ type: "typed", id: 1, text: "A" });
  const table = generatorExamples[0]?.setup ?? null;
  const both = reduce(typed, { type: "asked", setup: table });
  expect(both.source).toBe("table");
  expect(reduce(both, { type: "sourceChosen", source: "texts" }).texts).toEqual(typed.texts);
  expect(generatorAddress.write(setupOf(both)).some(([name]) => name === "input")).toBe(false);
});

test("a new table takes the place of one from a file", () => {
  const outputs = [{ name: "y", values: "01".repeat(512) }];
  const source = { kind: "table", inputs: 10, names: null, outputs } as const;
  const large = after({ type: "asked", setup: { ...setupOf(initialState), source } });
  expect(setupOf(large).source).toEqual(source);
  expect(values(reduce(large, { type: "tableEmptied" }))).toEqual(["00000000"]);
});

describe("a file's names stay with its table", () => {
  const labels = { title: "adder", inputs: ["a", "b"], outputs: ["s"] };
  const source = {
    kind: "table",
    inputs: 2,
    names: null,
    outputs: [{ name: "", values: "0110" }],
    labels,
  } as const;
  const opened = after({ type: "asked", setup: { ...setupOf(initialState), source } });
  const id = opened.columns[0]?.id ?? 0;
  test.each<readonly [string, GeneratorEvent, boolean]>([
    ["where a cell is set", { type: "cellSet", id, row: 0 }, true],
    ["not where an output is named", { type: "named", id, name: "t" }, false],
    ["not where the inputs are others", { type: "inputsChosen", inputs: 3 }, false],
    ["not where the outputs are others", { type: "outputsChosen", outputs: 2 }, false],
    ["not in a new table", { type: "tableEmptied" }, false],
  ])("%s", (_name, event, keeps) => {
    expect(reduce(opened, event).labels).toEqual(keeps ? labels : null);
  });
});

test("the expressions' table takes the place of one that is empty or that they filled, and of no other", () => {
  const table = (digits: string) =>
    ({
      type: "sourceChosen",
      source: "table",
      table: { kind: "table", inputs: 2, names: ["A", "B"], outputs: [{ name: "", values: digits }] },
    }) as const;
  const texts = { type: "sourceChosen", source: "texts" } as const;
  const filled = after(table("0001"), texts, table("0111"));
  expect(values(filled)).toEqual(["0111"]);
  const [column] = filled.columns;
  const set = reduce(filled, { type: "cellSet", id: column?.id ?? 0, row: 0, value: 1 });
  expect(values([texts, table("0001")].reduce(reduce, set))).toEqual(["1111"]);
});

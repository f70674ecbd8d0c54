// Circuit, table and expression are three views of one function: checked through the WASM.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import { truthTableOfBulbs, type FormsCall } from "#circuit/bulb-text.ts";
import { circuitOf } from "#circuit/core/logic/from-expressions.ts";
import { tableOf } from "#circuit/core/logic/table.ts";
import type { Circuit } from "#circuit/core/model/circuit.ts";
import { kinds } from "#circuit/core/model/kinds.ts";
import { packages } from "#support/logic/wasm.ts";
import { aCircuit, bulbsOf } from "#support/circuit/drawn-circuits.ts";
import { assertProperty } from "#support/depth.ts";

const [first] = packages;
if (!first) throw new Error("There is no build.");
const { logic } = first;

function circuitOfAll(texts: readonly string[]): Circuit {
  const functions = texts.map((input) => {
    const outcome = logic.read({ input });
    if (outcome.kind !== "expression" || !outcome.nodes) throw new Error(`${input} was not read`);
    return { vars: outcome.vars, nodes: outcome.nodes };
  });
  const built = circuitOf(functions);
  if (!built.ok) throw new Error(built.error.code);
  return built.value;
}

const forms: FormsCall = async (request) => ({ kind: "outcome", outcome: logic.forms(request) });

/** The texts of all bulbs: as drawn, or the minimum sum of the rows where that text would be too long. */
async function textsOf(circuit: Circuit): Promise<string[]> {
  const opened = await truthTableOfBulbs(circuit, forms);
  if (!opened.ok) throw new Error(opened.sentence);
  return [opened.setup.input, ...opened.setup.extras];
}

function tableByCrate([primary = "", ...extras]: readonly string[]) {
  const outcome = logic.table({ primary, extras, ...budgets.page });
  if (outcome.kind !== "table") throw new Error(JSON.stringify({ primary, extras, outcome }));
  return { names: outcome.table.vars, columns: outcome.table.columns };
}

function tableByCircuit(circuit: Circuit) {
  const table = tableOf(circuit, bulbsOf(circuit));
  if (table.kind !== "table") throw new Error(table.kind);
  return { names: table.names, columns: table.columns };
}

/** No wire twice, none from a part to itself, no input too many, ascending ids, names used once. */
function expectDrawable({ parts, wires }: Circuit): void {
  expect(parts.map(({ id }) => id)).toEqual(parts.map((_, at) => at + 1));
  expect(wires.map(({ id }) => id)).toEqual(wires.map((_, at) => at + 1));
  expect(new Set(wires.map(({ from, to }) => `${from} ${to}`)).size).toBe(wires.length);
  for (const { id, kind } of parts) {
    expect(wires.filter(({ to }) => to === id).length).toBeLessThanOrEqual(kinds[kind].inputsMax);
    if (!kinds[kind].isSource) expect(wires.some(({ from }) => from === id)).toBe(false);
  }
  expect(wires.every(({ from, to }) => from < to)).toBe(true);
  const names = parts.flatMap(({ name }) => name ?? []);
  expect(new Set(names).size).toBe(names.length);
}

async function expectAlike(texts: readonly string[]): Promise<void> {
  const circuit = circuitOfAll(texts);
  expectDrawable(circuit);
  const table = tableByCrate(texts);
  expect(tableByCircuit(circuit), texts.join(", ")).toEqual(table);
  // A minimum sum may have lost a variable, so each is a column too.
  const drawn = [...(await textsOf(circuit)), ...table.names];
  expect(tableByCrate(drawn), texts.join(", ")).toEqual(tableByCrate([...texts, ...table.names]));
}

const anExpression = (signs: readonly string[], depth: number) =>
  fc.letrec<{ expression: string }>((tie) => ({
    expression: fc.oneof(
      { maxDepth: depth, depthSize: "small" },
      fc.constantFrom("A", "B", "C'", "x12", "F1", "b", "0", "1", "1'"),
      tie("expression").map((inner) => `(${inner})'`),
      fc
        .array(tie("expression"), { minLength: 2, maxLength: 4 })
        .chain((operands) =>
          fc.constantFrom(...signs).map((sign) => operands.map((each) => `(${each})`).join(sign)),
        ),
    ),
  })).expression;

describe("table of the circuit, table of the expression and table of the circuit's expression are one", () => {
  test.each([
    ["AND", ["."]],
    ["OR", ["+"]],
    ["XOR", ["^"]],
    ["all operators", [".", "+", "^"]],
  ])("expressions of %s with bars, constants and repeated operands", (_, signs) => {
    return assertProperty(
      fc.asyncProperty(anExpression(signs, 4), (text) => expectAlike([text])),
      {
        runs: 300,
        seed: 17,
      },
    );
  });

  test("several functions of one circuit", () => {
    const several = fc.array(anExpression([".", "+", "^"], 3), { minLength: 2, maxLength: 5 });
    return assertProperty(fc.asyncProperty(several, expectAlike), { runs: 150, seed: 18 });
  });

  test.each([
    "A",
    "0",
    "1",
    "0'",
    "A''",
    "A.A",
    "A+A+A",
    "A^A",
    "A.A'+0",
    "(A.B)''",
    "A^B^C^D^E^F^G^H",
    "A^B^C^D^E^F^G^H^J^K^L",
    "(A^B)'^(A^B)",
    "x9.x10+X9'",
  ])("%s", (text) => expectAlike([text]));

  test.each([
    ["bars", `A${"'".repeat(900)}`],
    ["brackets and bars", `${"(A.".repeat(300)}B${")'".repeat(300)}`],
    ["sums and products", `${"(A+B.".repeat(240)}C${")".repeat(240)}`],
    ["operands", Array.from({ length: 500 }, (_, at) => "ABC"[at % 3]).join("+")],
  ])("hundreds of %s", (_, text) => expectAlike([text]));

  test("a circuit drawn at random", () => {
    return assertProperty(
      fc.asyncProperty(aCircuit(6, 10), async (circuit) => {
        const [text = ""] = await textsOf(circuit);
        const { names, columns } = tableByCircuit(circuit);
        expect(tableByCrate([text]), text).toEqual({ names, columns });
      }),
      { runs: 300, seed: 19 },
    );
  });
});

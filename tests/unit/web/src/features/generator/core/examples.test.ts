// Each example by what it computes.

import { describe, expect, test } from "vitest";
import { searchWith, setupIn } from "#addresses/core/codec.ts";
import { generatorAddress } from "#addresses/core/generator.ts";
import { budgets } from "#contract/budgets.ts";
import { generatorExamples } from "#features/generator/core/examples.ts";
import { functionsOf, requestOf } from "#features/generator/core/functions.ts";
import { shownNetwork, type ShownNetwork } from "#features/generator/core/shown-network.ts";
import { valuesOf } from "#features/generator/core/values.ts";
import { crateEngine } from "#support/logic/crate-engine.ts";

const engine = crateEngine();

/** The number that the outputs make in a row, the first output its highest bit. */
async function numbers(text: string): Promise<readonly number[]> {
  const shown = await networkOf(text);
  return Array.from({ length: 2 ** shown.variables.length }, (_, row) => {
    const bits = shown.variables.map((_name, at) => ((row >> (shown.variables.length - 1 - at)) & 1) === 1);
    const valueOf = valuesOf(shown.gates ?? [], bits);
    return shown.outputs.reduce((sum, { signal }) => 2 * sum + (valueOf(signal) ? 1 : 0), 0);
  });
}

async function networkOf(text: string): Promise<ShownNetwork> {
  const setup = generatorExamples.find((example) => example.text === text)?.setup;
  const functions = setup && functionsOf(setup.source);
  if (!functions) throw new Error(`${text} has no functions`);
  const request = requestOf(functions, setup.gates, setup.gateInputs, budgets.page.workMax);
  const result = await engine.call("networks", request);
  if (result.kind !== "outcome" || result.outcome.kind !== "networks") throw new Error(`${text} failed`);
  const shown = shownNetwork(functions, result.outcome, setup.form);
  if (!shown?.gates) throw new Error(`${text} has no network`);
  return shown;
}

const high = (row: number) => row >> 2;
const low = (row: number) => row & 3;
const ones = (row: number) => row.toString(2).replaceAll("0", "").length;

describe("the examples compute what their names say", () => {
  test.each<[string, number, (row: number) => number]>([
    // Carry is the second output.
    ["Full adder", 8, (row) => (ones(row) & 1) * 2 + (ones(row) >> 1)],
    ["2-bit comparator", 16, (row) => (high(row) > low(row) ? 4 : high(row) === low(row) ? 2 : 1)],
    ["2-bit multiplier", 16, (row) => high(row) * low(row)],
    ["3-to-8 decoder", 8, (row) => 128 >> row],
    ["4:1 multiplexer", 64, (row) => (row >> (3 - (row >> 4))) & 1],
    ["Gray to binary", 16, (row) => row ^ (row >> 1) ^ (row >> 2) ^ (row >> 3)],
    ["Majority of 5", 32, (row) => (ones(row) > 2 ? 1 : 0)],
  ])("%s", async (text, rows, value) => {
    expect(await numbers(text)).toEqual(Array.from({ length: rows }, (_, row) => value(row)));
  });

  test("BCD to 7 segments", async () => {
    const found = await numbers("BCD to 7 segments");
    // Segments a to g of the digits 0 to 9; the rest is free.
    expect(found.slice(0, 10)).toEqual([0x7e, 0x30, 0x6d, 0x79, 0x33, 0x5b, 0x5f, 0x70, 0x7f, 0x7b]);
    expect((await networkOf("BCD to 7 segments")).outputs.map(({ name }) => name)).toEqual([..."abcdefg"]);
  });
});

test("each example has an address that opens it", () => {
  for (const { setup } of generatorExamples)
    expect(setupIn(generatorAddress, searchWith(generatorAddress, setup), null)).toEqual(setup);
});

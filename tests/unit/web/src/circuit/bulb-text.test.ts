// The text with which a bulb opens another tool, or the sentence that says why it opens none.

import { describe, expect, test } from "vitest";
import { limits } from "#contract/limits.ts";
import { simplifierOfBulb, truthTableOfBulbs, type FormsCall } from "#circuit/bulb-text.ts";
import { packages } from "#support/logic/wasm.ts";
import { bulbsOf, circuitOfLines, type Line } from "#support/circuit/drawn-circuits.ts";

const [first] = packages;
if (!first) throw new Error("There is no build.");
const { logic } = first;
const byEngine: FormsCall = async (request) => ({ kind: "outcome", outcome: logic.forms(request) });
const unasked: FormsCall = () => Promise.reject(new Error("A short text needs no engine."));

function switches(count: number): Line[] {
  return Array.from({ length: count }, (_, at): Line => ["switch", [], `x${at}`]);
}

/** The XOR of all switches, each step of which uses the one before twice. */
function parity(count: number): Line[] {
  const lines = switches(count);
  let last = 1;
  for (let next = 2; next <= count; next += 1) {
    lines.push(["or", [last, next]], ["nand", [last, next]]);
    lines.push(["and", [lines.length - 1, lines.length]]);
    last = lines.length;
  }
  return [...lines, ["bulb", [last], "Odd"]];
}

/** A product of all switches whose operands come doubled again and again. */
function longProduct(count: number): Line[] {
  const lines = [...switches(count), ["and", switches(count).map((_, at) => at + 1)] satisfies Line];
  for (let at = 0; at < 30; at += 1)
    lines.push(["node", [lines.length]], ["and", [lines.length, lines.length + 1]]);
  return [...lines, ["bulb", [lines.length], "All"]];
}

const latch: Line[] = [
  ["switch", [], "S"],
  ["nor", [1, 3]],
  ["nor", [2]],
  ["bulb", [3], "Q"],
  ["bulb", [1], "F1"],
];

test("all bulbs open in the truth table as drawn, by id", async () => {
  const circuit = circuitOfLines([
    ["switch", [], "B"],
    ["switch", [], "A"],
    ["nand", [1, 2]],
    ["bulb", [3], "S"],
    ["bulb", [1], "C"],
    ["bulb", [], "Dark"],
  ]);
  expect(await truthTableOfBulbs(circuit, unasked)).toEqual({
    ok: true,
    setup: { input: "(B.A)'", extras: ["B", "0"], namesInHeader: true, compares: false, showsParts: false },
  });
  expect(await simplifierOfBulb(circuit, 4, unasked)).toEqual({
    ok: true,
    setup: { input: "(B.A)'", mode: "boolean" },
  });
});

test("a text past the limit opens as the minimum sum of its rows", async () => {
  const circuit = circuitOfLines(longProduct(12));
  const opened = await simplifierOfBulb(circuit, circuit.parts.length, byEngine);
  const all = Array.from({ length: 12 }, (_, at) => `x${at}`).join(".");
  expect(opened).toEqual({ ok: true, setup: { input: all, mode: "boolean" } });
});

test.each([
  ["0", "and"],
  ["1", "or"],
] as const)("a text past the limit that is %s in every row opens as that constant", async (text, kind) => {
  const lines = longProduct(3).slice(0, -1);
  lines.push(["not", [lines.length]], [kind, [lines.length, lines.length + 1]]);
  const circuit = circuitOfLines([...lines, ["bulb", [lines.length], "F1"]]);
  const opened = await simplifierOfBulb(circuit, circuit.parts.length, unasked);
  expect(opened).toEqual({ ok: true, setup: { input: text, mode: "boolean" } });
});

describe("a sentence says why nothing opens", () => {
  const cases: readonly (readonly [name: string, lines: readonly Line[], sentence: string])[] = [
    [
      "a bulb behind a loop",
      latch,
      "Bulb Q is behind the loop of NOR 2 and NOR 3, so the switches alone do not decide it and it has no expression.",
    ],
    [
      "a text past the limit of 13 switches",
      longProduct(13),
      "The expression of bulb All has more than 20,000 characters, and it depends on more than 12 switches.",
    ],
    [
      "a minimum sum past the limit",
      parity(12),
      "The expression of bulb Odd has more than 20,000 characters, and so has its minimum sum of products.",
    ],
    [
      "more switches than a table has",
      [...switches(19), ["or", switches(19).map((_, at) => at + 1)], ["bulb", [20], "F1"]],
      "Truth Table takes at most 18 variables, and these are 19 switches.",
    ],
    [
      "more bulbs than a table has functions",
      [["switch", [], "A"], ...Array.from({ length: 32 }, (_, at): Line => ["bulb", [1], `F${at + 1}`])],
      "A truth table has at most 31 functions, and these are 32 bulbs.",
    ],
    ["no bulb", [["switch", [], "A"]], "Only bulbs are opened as functions. Add a bulb."],
  ];
  test.each(cases)("%s", async (_, lines, sentence) => {
    expect(await truthTableOfBulbs(circuitOfLines(lines), byEngine)).toEqual({ ok: false, sentence });
  });

  test("the Simplifier's limit of variables is its own", async () => {
    const lines: Line[] = [
      ...switches(19),
      ["or", switches(19).map((_, at) => at + 1)],
      ["bulb", [20], "F1"],
    ];
    expect(await simplifierOfBulb(circuitOfLines(lines), 21, unasked)).toEqual({
      ok: false,
      sentence: "Simplifier takes at most 18 variables, and these are 19 switches.",
    });
    expect(await simplifierOfBulb(circuitOfLines(lines), 20, unasked)).toMatchObject({ ok: false });
  });

  test("another bulb's loop does not keep a bulb from the Simplifier", async () => {
    const circuit = circuitOfLines(latch);
    const opened = await Promise.all(bulbsOf(circuit).map((id) => simplifierOfBulb(circuit, id, unasked)));
    expect(opened.map(({ ok }) => ok)).toEqual([false, true]);
  });

  test.each(["unavailable", "fault"] as const)("the engine is needed and %s", async (kind) => {
    const circuit = circuitOfLines(longProduct(4));
    const opened = simplifierOfBulb(circuit, circuit.parts.length, async () => ({ kind, reason: "" }));
    expect(await opened).toEqual({
      ok: false,
      sentence:
        "The expression of bulb All is too long to be opened as drawn, and its minimum sum of products could not be worked out.",
    });
  });
});

test("as many variables and functions as a table takes are opened", async () => {
  const all = switches(limits.tableVariablesMax);
  const bulbs = Array.from({ length: 31 }, (_, at): Line => ["bulb", [all.length + 1], `F${at + 1}`]);
  const circuit = circuitOfLines([...all, ["nor", all.map((_, at) => at + 1)], ...bulbs]);
  const opened = await truthTableOfBulbs(circuit, unasked);
  if (!opened.ok) throw new Error(opened.sentence);
  const { input, extras } = opened.setup;
  expect(logic.table({ primary: input, extras: [...extras], variablesMax: 18 }).kind).toBe("table");
});

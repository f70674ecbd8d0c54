// Typed expressions become a circuit of the eight parts, or a sentence that says what is wrong and where.

import { describe, expect, test } from "vitest";
import { circuitOfTexts, type ReadCall } from "#circuit/circuit-of-texts.ts";
import type { Circuit } from "#circuit/core/model/circuit.ts";
import { packages } from "#support/logic/wasm.ts";

const [first] = packages;
if (!first) throw new Error("There is no build.");
const { logic } = first;
const byEngine: ReadCall = async (request) => ({ kind: "outcome", outcome: logic.read(request) });
const noEngine: ReadCall = async () => ({ kind: "unavailable", reason: "" });

async function built(...texts: readonly string[]): Promise<Circuit> {
  const found = await circuitOfTexts(texts, byEngine);
  if (!found.ok) throw new Error(found.sentence);
  return found.circuit;
}

/** Each part with its sources, by id: `nand 1 2`, `bulb F1 3`. */
function lines({ parts, wires }: Circuit): string[] {
  return parts.map(({ id, kind, name }) =>
    [kind, ...(name === undefined ? [] : [name])]
      .concat(wires.flatMap(({ from, to }) => (to === id ? [String(from)] : [])))
      .join(" "),
  );
}

describe("gates are as written", () => {
  const cases: readonly (readonly [texts: readonly string[], parts: readonly string[]])[] = [
    [["A"], ["switch A", "bulb F1 1"]],
    [["B.A.C"], ["switch A", "switch B", "switch C", "and 2 1 3", "bulb F1 4"]],
    [["A+(B+C)"], ["switch A", "switch B", "switch C", "or 1 2 3", "bulb F1 4"]],
    [["(A.B)'"], ["switch A", "switch B", "nand 1 2", "bulb F1 3"]],
    [["(A+B)'"], ["switch A", "switch B", "nor 1 2", "bulb F1 3"]],
    [["(A.B)''"], ["switch A", "switch B", "nand 1 2", "not 3", "bulb F1 4"]],
    [["A''"], ["switch A", "not 1", "not 2", "bulb F1 3"]],
    [["A^B"], ["switch A", "switch B", "xor 1 2", "bulb F1 3"]],
    [["(A^B^C)'"], ["switch A", "switch B", "switch C", "xnor 1 2 3", "bulb F1 4"]],
    [["0"], ["node", "bulb F1 1"]],
    [["1+A"], ["switch A", "node", "not 2", "or 3 1", "bulb F1 4"]],
    [["A.A.A"], ["switch A", "node 1", "node 1", "and 1 2 3", "bulb F1 4"]],
    [
      ["A.B", "B.A+C", "(A.B)'"],
      ["switch A", "switch B", "switch C", "and 1 2", "or 4 3", "nand 1 2"].concat([
        "bulb F1 4",
        "bulb F2 5",
        "bulb F3 6",
      ]),
    ],
    [["F1.F2"], ["switch F1", "switch F2", "and 1 2", "bulb F3 3"]],
    [["x10+x9+X"], ["switch X", "switch x9", "switch x10", "or 3 2 1", "bulb F1 4"]],
  ];
  test.each(cases)("%j", async (texts, parts) => {
    expect(lines(await built(...texts))).toEqual(parts);
  });

  test("the same texts give the same circuit", async () => {
    expect(await built("A^B.C+A'", "(B.C)'")).toEqual(await built("A^B.C+A'", "(B.C)'"));
  });
});

describe("other notations are read as in the other tools", () => {
  test.each([
    ["A AND NOT B", "A.B'"],
    ["¬A ∨ B", "A'+B"],
    ["Σm(1,2)", "A'.B+A.B'"],
    [" A . B ", "A.B"],
  ])("%s", async (typed, text) => {
    expect(await built(typed)).toEqual(await built(text));
  });
});

test("the circuit is named after its expressions, shortened", async () => {
  const nameOf = async (...texts: readonly string[]) => {
    const found = await circuitOfTexts(texts, byEngine);
    return found.ok ? found.name : found.sentence;
  };
  expect(await nameOf("A^B", " A.B ")).toBe("A^B, A.B");
  expect(await nameOf("A+".repeat(30) + "B")).toBe(`${"A+".repeat(19)}A…`);
});

describe("a sentence says why there is no circuit", () => {
  const long = Array.from({ length: 500 }, () => "A").join("+");
  const cases: readonly (readonly [name: string, texts: readonly string[], sentence: string])[] = [
    [
      "a mistake, with its place",
      ["A..B"],
      "No circuit could be built, see character 3. An operand is missing before “.”.",
    ],
    [
      "a mistake in one of several, its place with the spaces",
      ["A", "A + + B"],
      "No circuit could be built of F2, see character 5. An operand is missing before “+”.",
    ],
    [
      "an expression that ends too early",
      ["A+"],
      "No circuit could be built, see character 3. The expression ends too early. Write an operand at the end.",
    ],
    [
      "more than 1,000 nodes",
      [`${long}+A.B`],
      "No circuit is built of an expression with more than 1,000 variables, constants and operators.",
    ],
    [
      "more parts than a circuit has",
      Array.from({ length: 6 }, (_, at) => `B${at}${"'".repeat(990)}`),
      "These expressions need more parts or wires than a circuit can have.",
    ],
    [
      "more expressions than a truth table has",
      Array.from({ length: 32 }, () => "A"),
      "A circuit is built of at most 31 expressions, and these are 32.",
    ],
    ["no text", [], "There is no expression to build a circuit of."],
  ];
  test.each(cases)("%s", async (_, texts, sentence) => {
    expect(await circuitOfTexts(texts, byEngine)).toEqual({ ok: false, sentence });
  });

  test("an expression of 999 nodes is built", async () => {
    expect((await built(long)).parts).toHaveLength(1 + 499 + 1 + 1);
  });
});

describe("without an engine the page's own parser reads", () => {
  test("what is an expression", async () => {
    const found = await circuitOfTexts(["A^B+1", "(A.B)'"], noEngine);
    expect(found).toEqual({ ok: true, circuit: await built("A^B+1", "(A.B)'"), name: "A^B+1, (A.B)'" });
  });

  test("what is none is refused, and so is what is too large", async () => {
    expect(await circuitOfTexts(["A..B"], noEngine)).toEqual({
      ok: false,
      sentence:
        "No circuit could be built. This text could not be read. Load the page again, then try again.",
    });
    expect(await circuitOfTexts([`A${"+A".repeat(600)}`], noEngine)).toMatchObject({ ok: false });
  });
});

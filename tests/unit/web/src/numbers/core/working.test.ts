// The working of a conversion: its lines give the digits of the answer, and a long working is cut.

import { describe, expect, test } from "vitest";
import { convert, parseDigits } from "#numbers/core/convert.ts";
import { workingOf } from "#numbers/core/working.ts";
import { workingLinesMax, type WorkingStep } from "#numbers/core/working-step.ts";

function working(text: string, base: number, target: number): readonly WorkingStep[] {
  const [whole = "", fraction = ""] = text.split(".");
  return workingOf({ integer: parseDigits(whole, base), fraction, base, target });
}

/** Each step on one line: its title, its lines, its result. */
function told(steps: readonly WorkingStep[]): readonly string[] {
  return steps.map(
    ({ kind, lines, result }) =>
      `${kind}: ${lines.map(({ text, digit }) => (digit === null ? text : `${text} [${digit}]`)).join("; ")} = ${result}`,
  );
}

describe("workings", () => {
  const cases: readonly [text: string, base: number, target: number, steps: readonly string[]][] = [
    ["13", 10, 2, ["divide: 13 ÷ 2 = 6 [1]; 6 ÷ 2 = 3 [0]; 3 ÷ 2 = 1 [1]; 1 ÷ 2 = 0 [1] = 1101"]],
    ["0", 10, 2, ["divide: 0 ÷ 2 = 0 [0] = 0"]],
    ["0.625", 10, 2, ["multiply: 0.625 × 2 = 1.25 [1]; 0.25 × 2 = 0.5 [0]; 0.5 × 2 = 1 [1] = .101"]],
    ["2.5", 10, 16, ["divide: 2 ÷ 16 = 0 [2] = 2", "multiply: 0.5 × 16 = 8 [8] = .8"]],
    ["2D.A", 16, 10, ["places: 2 × 16¹ = 32; 13 × 16⁰ = 13; 10 × 16⁻¹ = 0.625 = 45.625"]],
    ["0.1", 3, 10, ["places: 0 × 3⁰ = 0; 1 × 3⁻¹ = 1/3 = 0.(3)"]],
    ["2D", 16, 2, ["toBits: 2 [0010]; D [1101] = 101101"]],
    ["101101.101", 2, 8, ["fromBits: 101 [5]; 101 [5] = 55", "fromBits: 101 [5] = .5"]],
    ["1101.1", 2, 16, ["fromBits: 1101 [D] = D", "fromBits: 1000 [8] = .8"]],
    [
      "55.5",
      8,
      16,
      [
        "toBits: 5 [101]; 5 [101] = 101101",
        "toBits: 5 [101] = .101",
        "fromBits: 0010 [2]; 1101 [D] = 2D",
        "fromBits: 1010 [A] = .A",
      ],
    ],
    ["12", 3, 5, ["places: 1 × 3¹ = 3; 2 × 3⁰ = 2 = 5", "divide: 5 ÷ 5 = 1 [0]; 1 ÷ 5 = 0 [1] = 10"]],
    [
      "0.1",
      3,
      2,
      ["places: 0 × 3⁰ = 0; 1 × 3⁻¹ = 1/3 = 0.(3)", "multiply: 1/3 × 2 = 2/3 [0]; 2/3 × 2 = 4/3 [1] = .(01)"],
    ],
    ["12", 10, 10, []],
  ];
  test.each(cases)("%s of base %d in base %d", (text, base, target, steps) => {
    expect(told(working(text, base, target))).toEqual(steps);
  });
});

const bases = [2, 3, 4, 7, 8, 10, 16, 32, 36];
const pairs = bases.flatMap((base) =>
  bases.filter((target) => target !== base).map((target) => [base, target] as const),
);

test.each(pairs)(
  "from base %d to %d the digits of the last steps are those of the answer",
  (base, target) => {
    const [value] = convert({
      numeral: { whole: "1011", fraction: "11", hasPoint: true, isNegative: false, radixMin: 2 },
      base,
      targets: [target],
    }).values;
    const steps = working("1011.11", base, target);
    const whole = steps.findLast(({ part, kind }) => part === "whole" && kind !== "places");
    const fraction = steps.findLast(({ part }) => part === "fraction");
    if (target === 10)
      return expect(steps.at(-1)?.result).toBe(
        `${value?.whole}.${value?.fraction}${value?.repeating ? `(${value.repeating})` : ""}${value?.isCut ? "…" : ""}`,
      );
    const digits = (step: WorkingStep | undefined) => step?.lines.map(({ digit }) => digit) ?? [];
    const wholeDigits = whole?.kind === "divide" ? digits(whole).toReversed() : digits(whole);
    if (whole?.left === 0) expect(wholeDigits.join("").replace(/^0+/, "")).toBe(value?.whole);
    const after = value ? value.fraction + value.repeating : "";
    expect(after.startsWith(digits(fraction).join("").replace(/0+$/, ""))).toBe(true);
    expect(fraction?.left === 0 || digits(fraction).length === workingLinesMax).toBe(true);
  },
);

describe("a long number", () => {
  test("shows its first lines and how many are left out", () => {
    const [step] = working("9".repeat(10_000), 10, 2);
    expect(step?.lines).toHaveLength(workingLinesMax);
    expect(step?.left).toBe((10n ** 10_000n - 1n).toString(2).length - workingLinesMax);
  });
  test.each([
    [10, 7],
    [16, 10],
    [3, 36],
    [16, 8],
  ])("is shortened in every line, base %d to %d", (base, target) => {
    const steps = working(`${"1".repeat(5_000)}.${"1".repeat(5_000)}`, base, target);
    const texts = steps.flatMap(({ lines, result }) => [result, ...lines.map(({ text }) => text)]);
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(120);
  });
  test.each([
    [16, 8],
    [10, 3],
    [36, 10],
  ])("with zeros all through its fraction takes seconds at most, base %d to %d", (base, target) => {
    const before = performance.now();
    const steps = working(`1.${"0".repeat(9_998)}1`, base, target);
    expect(performance.now() - before).toBeLessThan(10_000);
    expect(steps.length).toBeGreaterThan(0);
  });
  test("a fraction that repeats says from which line", () => {
    const repeatsFrom = (text: string) => working(text, 10, 2).map((step) => step.repeatsFrom);
    expect(repeatsFrom("0.1")).toEqual([2]);
    expect(repeatsFrom("0.5")).toEqual([null]);
  });
});

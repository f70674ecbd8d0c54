// The rules for a text before an engine reads it: detection of the mode, spaces, words, refusals.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  detectMode,
  type InputMode,
  prepareInput,
  refuseLoneSurrogate,
  refuseTooLarge,
  resolveMode,
} from "#contract/input.ts";
import { limits } from "#contract/limits.ts";
import { assertProperty } from "#support/depth.ts";

describe("detection follows section 4 of the specification", () => {
  const cases: readonly [text: string, detected: InputMode | "either", resolved: InputMode][] = [
    ["", "either", "boolean"],
    ["  ", "either", "boolean"],
    ["0", "either", "boolean"],
    [" 1 ", "either", "boolean"],
    ["0 1", "either", "mint"],
    ["01", "either", "mint"],
    ["10 1", "either", "mint"],
    ["2", "mint", "mint"],
    ["1,0", "mint", "mint"],
    [",", "mint", "mint"],
    ["1 3 8 6 12", "mint", "mint"],
    ["99999999999999999999", "mint", "mint"],
    ["A", "boolean", "boolean"],
    ["A,3", "boolean", "boolean"],
    ["-1 3", "boolean", "boolean"],
    ["1.5", "boolean", "boolean"],
    ["1e9", "boolean", "boolean"],
    ["1+0", "boolean", "boolean"],
    ["\u0000", "boolean", "boolean"],
    ["1\t0", "either", "mint"],
  ];
  test.each(cases)("%j is %s, read as %s without a mode", (text, detected, resolved) => {
    expect(detectMode(text)).toBe(detected);
    expect(resolveMode(text)).toBe(resolved);
  });
});

test("a megabyte of spaces around two numbers is read at once", () => {
  const spaces = " ".repeat(500_000);
  expect(resolveMode(`${spaces}1${spaces}`)).toBe("boolean");
  expect(resolveMode(`${spaces}1 1${spaces}`)).toBe("mint");
});

describe("preparing a text", () => {
  const cases: readonly [typed: string, mode: InputMode, sent: string][] = [
    ["A . B + C", "boolean", "A.B+C"],
    ["\tA\u00a0B ", "boolean", "AB"],
    ["A AND B", "boolean", "A AND B"],
    ["a and b", "boolean", "a and b"],
    ["(A)or(B)", "boolean", "(A)or(B)"],
    ["A+NOT B", "boolean", "A+NOT B"],
    ["A+NOT(B)", "boolean", "A+NOT(B)"],
    ["NOT A", "boolean", "NOT A"],
    ["XOR", "boolean", "XOR"],
    ["A+NOT", "boolean", "A+NOT"],
    ["AND+B C", "boolean", "AND+BC"],
    ["STAND B", "boolean", "STANDB"],
    ["A.OR.B C", "boolean", "A.OR.BC"],
    ["A NAND B", "boolean", "A NAND B"],
    ["A v B", "boolean", "A v B"],
    ["A + true", "boolean", "A + true"],
    ["u v w", "boolean", "uvw"],
    ["\\cdot B", "boolean", "\\cdot B"],
    ["Σm(1 3)", "boolean", "Σm(1 3)"],
    ["m(1 3)", "boolean", "m(1 3)"],
    ["! A", "boolean", "! A"],
    ["1 3 8 6 12", "mint", "1,3,8,6,12"],
    [" 1, 3 ,,8 ", "mint", "1,3,8"],
    ["1 -3", "mint", "1,-3"],
    [" , ", "mint", " , "],
    ["", "mint", ""],
  ];
  test.each(cases)("%j as %s is sent as %j", (typed, mode, sent) => {
    expect(prepareInput(typed, mode).text).toBe(sent);
  });

  test("every sent offset leads back to the same character as typed", () => {
    const text = fc.string({ unit: fc.constantFrom("A", "b", "1", "'", "+", "(", " ", "\t", "\u{1f600}") });
    assertProperty(
      fc.property(text, (typed) => {
        const { text: sent, toTyped } = prepareInput(typed, "boolean");
        for (let at = 0; at < sent.length; at += 1) expect(typed[toTyped(at)]).toBe(sent[at]);
        expect(typed.slice(toTyped(sent.length)).trim()).toBe("");
      }),
    );
  });

  test("every sent min term leads back to the same digits as typed", () => {
    const text = fc.string({ unit: fc.constantFrom("0", "1", "7", ",", " ") });
    assertProperty(
      fc.property(text, (typed) => {
        const { text: sent, toTyped } = prepareInput(typed, "mint");
        expect(sent.split(/[ ,]+/).filter(Boolean)).toEqual(typed.split(/[ ,]+/).filter(Boolean));
        for (let at = 0; at < sent.length; at += 1)
          if (/\d/.test(sent[at] ?? "")) expect(typed[toTyped(at)]).toBe(sent[at]);
      }),
    );
  });
});

describe("refusals at the boundary", () => {
  test.each([
    ["A\ud800", 1],
    ["\udc00", 0],
    ["A\udc00\ud800", 1],
  ])("half a surrogate pair in %j is refused at %i", (text, position) => {
    expect(refuseLoneSurrogate("input", text)).toMatchObject({
      code: "lone_surrogate",
      position,
      field: "input",
    });
  });

  test("a whole pair passes", () => {
    expect(refuseLoneSurrogate("input", "A\u{1f600}")).toBeNull();
  });

  test("a request is refused exactly when its JSON has more bytes than the API takes", () => {
    const overhead = new TextEncoder().encode(JSON.stringify({ input: "" })).length;
    const room = limits.bodyBytesMax - overhead;
    expect(refuseTooLarge({ input: "A".repeat(room) })).toBeNull();
    expect(refuseTooLarge({ input: "A".repeat(room + 1) })).toMatchObject({ code: "body_too_large" });
    expect(refuseTooLarge({ input: "é".repeat(room / 2) })).toBeNull();
    expect(refuseTooLarge({ input: "\u{1f600}".repeat(room / 4 + 1) })).not.toBeNull();
  });
});

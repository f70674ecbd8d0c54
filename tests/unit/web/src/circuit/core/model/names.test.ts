// The names of switches and bulbs.

import { expect, test } from "vitest";
import type { EditErrorCode } from "#circuit/core/model/command.ts";
import { type NamedKind, freeName, nameError } from "#circuit/core/model/names.ts";
import { build, doAll } from "#support/circuit/model-builder.ts";

/** 1 is switch A, 2 is switch B, 3 is bulb F1, 4 an AND, 5 and 6 are notes. */
const state = build(["switch", "switch", "bulb", "and", "note", "note"], []);
const [aSwitch, aBulb, aGate, aNote] = [1, 3, 4, 5];

const cases: readonly [id: number, name: string, code: EditErrorCode | null][] = [
  // A switch is a variable of expressions.
  [aSwitch, "x", null],
  [aSwitch, "Z0", null],
  [aSwitch, "A10", null],
  [aSwitch, "A123456789", null],
  [aSwitch, "A1234567890", "name_invalid"],
  [aSwitch, "A01", "name_invalid"],
  [aSwitch, "AB", "name_invalid"],
  [aSwitch, "1", "name_invalid"],
  [aSwitch, "É", "name_invalid"],
  [aSwitch, "", "name_invalid"],
  [aSwitch, "A\n", "name_invalid"],
  // A bulb may have a word.
  [aBulb, "sum", null],
  [aBulb, "Carry_out2", null],
  [aBulb, "a2345678901234567890", null],
  [aBulb, "a23456789012345678901", "name_invalid"],
  [aBulb, "_sum", "name_invalid"],
  [aBulb, "2nd", "name_invalid"],
  [aBulb, "a b", "name_invalid"],
  [aBulb, "größe", "name_invalid"],
  [aBulb, "__proto__", "name_invalid"],
  // Unique among both, letter for letter; its own is free to it.
  [aSwitch, "A", null],
  [aSwitch, "B", "name_taken"],
  [aSwitch, "F1", "name_taken"],
  [aBulb, "A", "name_taken"],
  [aSwitch, "b", null],
  // A note is any line of text, and may be that of another part.
  [aNote, "Carry of the last bit: Übertrag 全", null],
  [aNote, "A", null],
  [aNote, "x".repeat(60), null],
  [aNote, "x".repeat(61), "name_invalid"],
  [aNote, "", "name_invalid"],
  [aNote, " a", "name_invalid"],
  [aNote, "a\nb", "name_invalid"],
  [aSwitch, "Note", "name_invalid"],
  // All others have none.
  [aGate, "C", "name_invalid"],
  [9, "C", "not_there"],
];

test.each(cases)("part %d cannot be called %j for the reason: %s", (id, name, code) => {
  expect(nameError(state, id, name)).toBe(code);
});

test.each(cases.filter(([, , code]) => code === null))(
  "renaming part %d gives it the name %j",
  (id, name) => {
    const renamed = doAll(state, { type: "rename", id, name });
    expect(renamed.parts.find((part) => part.id === id)?.name).toBe(name);
  },
);

const alphabet = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
const free: readonly [kind: NamedKind, taken: readonly string[], name: string][] = [
  ["switch", [], "A"],
  ["switch", ["A", "C"], "B"],
  ["switch", alphabet.slice(0, 25), "Z"],
  ["switch", alphabet, "A1"],
  ["switch", [...alphabet, "A1"], "B1"],
  ["switch", [...alphabet, ...alphabet.map((letter) => `${letter}1`)], "A2"],
  ["bulb", [], "F1"],
  ["bulb", ["F1", "F3"], "F2"],
  // A switch may be called so.
  ["bulb", ["F1", "F2"], "F3"],
];

test.each(free)("the first free name of a %s beside %j is %s", (kind, taken, name) => {
  expect(freeName(new Set(taken), kind)).toBe(name);
});

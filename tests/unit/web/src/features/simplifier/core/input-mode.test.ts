// The toggle of the input mode: locked where section 4 detects the mode, and its choice where both modes fit.

import { describe, expect, test } from "vitest";
import type { InputMode } from "#contract/input.ts";
import { modeOf } from "#features/simplifier/core/input-mode.ts";
import { initialState, reduce } from "#features/simplifier/core/machine.ts";

describe("the text locks the mode or offers both", () => {
  const cases: readonly [text: string, chosen: InputMode | null, mode: InputMode, locked: boolean][] = [
    ["", null, "boolean", false],
    ["", "mint", "mint", false],
    ["1", null, "boolean", false],
    ["1", "mint", "mint", false],
    ["0 1", null, "mint", false],
    ["0 1", "boolean", "boolean", false],
    ["A", null, "boolean", true],
    ["A", "mint", "boolean", true],
    ["1.5", "mint", "boolean", true],
    ["-1", "mint", "boolean", true],
    ["1,0", null, "mint", true],
    ["1,0", "boolean", "mint", true],
    ["2", "boolean", "mint", true],
    [" 1 3 8 ", null, "mint", true],
  ];
  test.each(cases)("%j with %s chosen is %s, locked: %s", (text, chosen, mode, locked) => {
    expect(modeOf(text, chosen)).toEqual({ mode, locked });
  });
});

describe("the person's choice", () => {
  const chosen = reduce({ ...initialState, input: "0 1" }, { type: "modeChosen", mode: "mint" });

  test("stays while the text offers both", () => {
    expect(reduce(chosen, { type: "edited", input: "1" })).toMatchObject({ mode: "mint", locked: false });
  });

  test("gives way to a lock and is in force again after it", () => {
    const locked = reduce(chosen, { type: "edited", input: "A" });
    expect(locked).toMatchObject({ mode: "boolean", locked: true });
    expect(reduce(locked, { type: "edited", input: "1" })).toMatchObject({ mode: "mint", locked: false });
  });

  test("cannot be made against a lock", () => {
    const locked = reduce(initialState, { type: "edited", input: "A" });
    expect(reduce(locked, { type: "modeChosen", mode: "mint" })).toBe(locked);
  });

  test("choosing what is shown already changes nothing", () => {
    expect(reduce(chosen, { type: "modeChosen", mode: "mint" })).toBe(chosen);
  });
});

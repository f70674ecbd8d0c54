// The variables of min terms, as a visitor types them: a count or names.

import { describe, expect, test } from "vitest";
import {
  variablesIn,
  variablesRefusal,
  variablesText,
  variablesTextOf,
} from "#notation/core/list-variables.ts";

describe("a text with a count or names", () => {
  const cases: readonly [text: string, count: number, spelled: string][] = [
    ["4", 4, "4"],
    [" 18 ", 18, "18"],
    ["w,x,y,z", 4, "w, x, y, z"],
    ["w x\ty;z", 4, "w, x, y, z"],
    ["A", 1, "A"],
    ["Cin, data[3], user.name, _q", 4, "Cin, data[3], user.name, _q"],
    ["é, Ω", 2, "é, Ω"],
  ];
  test.each(cases)("%j is %i variables, spelled %j", (text, count, spelled) => {
    expect(variablesIn(text)?.count).toBe(count);
    expect(variablesText(text)).toBe(spelled);
    expect(variablesRefusal(text)).toBeNull();
  });

  test("gives the letters from A on to the names", () => {
    expect(variablesIn("w, Cin")?.names).toEqual([
      { name: "w", variable: "A" },
      { name: "Cin", variable: "B" },
    ]);
  });
});

test("a blank text gives none, and is no fault", () => {
  for (const text of ["", "  ", ","]) {
    expect([variablesIn(text), variablesText(text), variablesRefusal(text)]).toEqual([null, "", null]);
  }
});

describe("a text that is neither is refused with a sentence", () => {
  const cases: readonly [text: string, part: string][] = [
    ["0", "from 1 to 18"],
    ["19", "from 1 to 18"],
    ["999999999999999999999", "from 1 to 18"],
    [Array.from({ length: 25 }, (_, at) => `x${at}`).join(), "from 1 to 18"],
    ["4a", "“4a”"],
    ["4, 5", "“4”"],
    ["w, x+y", "“x+y”"],
    ["w, x, w", "w is there twice"],
  ];
  test.each(cases)("%j: %s", (text, part) => {
    expect(variablesRefusal(text)?.message).toContain(part);
    expect([variablesIn(text), variablesText(text)]).toEqual([null, ""]);
  });
});

describe("a corrected list gives a count only where its numbers need fewer variables", () => {
  const cases: readonly [list: object, text: string][] = [
    [{ text: "0 1", variables: 1 }, ""],
    [{ text: "0 1", variables: 4 }, "4"],
    [{ text: "1 2", dontCares: "5", variables: 3 }, ""],
    [{ text: "1 2", dontCares: "5", variables: 4 }, "4"],
    [
      {
        text: "1",
        variables: 2,
        names: [
          { name: "w", variable: "A" },
          { name: "x", variable: "B" },
        ],
      },
      "w, x",
    ],
  ];
  test.each(cases)("%j: %j", (list, text) => {
    expect(variablesTextOf({ kind: "minTerms", text: "", variables: 1, ...list })).toBe(text);
  });
});

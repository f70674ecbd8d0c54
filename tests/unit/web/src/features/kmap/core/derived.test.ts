// Which question the derivation of the map's function answers.

import { expect, test } from "vitest";
import { defaultSetup } from "#addresses/core/sop-pos-setup.ts";
import { packCubes } from "#answer/core/cubes.ts";
import { derivedOf } from "#features/kmap/core/derived.ts";
import { shownForm } from "#function/core/shown-form.ts";

const minimal = {
  text: "A",
  cubes: packCubes([{ care: 2, value: 2 }]),
  terms: 1,
  literals: 1,
  proven: true,
  lowerBound: 1,
};
const answer = { simplified: "A", proven: true, terms: 1, literals: 1 };

function asked(names: readonly string[], dontCares: readonly number[], typed: string | null, form = "sop") {
  const kind = form === "pos" ? "pos" : "sop";
  const setup = { ...defaultSetup, inputs: 2, rows: [2, 3], dontCares, form: kind } as const;
  const canonical = `${names[0]}.${names[1]}'+${names[0]}.${names[1]}`;
  return derivedOf(
    setup,
    shownForm({ form: kind, names, rows: [2, 3], dontCares }, { canonical, minimal }),
    typed,
  );
}

test("the typed expression, or else the sum of the rows; lists where an X is in them", () => {
  expect(asked(["A", "B"], [], "A+A.B")).toEqual({
    text: "A+A.B",
    mode: "boolean",
    dontCares: "",
    variables: "",
    answer,
  });
  expect(asked(["x", "y"], [], null)).toEqual({
    text: "x.y'+x.y",
    mode: "boolean",
    dontCares: "",
    variables: "",
    answer,
  });
  expect(asked(["A", "B"], [1], null)).toEqual({
    text: "2,3",
    mode: "mint",
    dontCares: "1",
    variables: "",
    answer,
  });
});

test("none for a product of sums, nor for an X of variables with other names than the engine's", () => {
  expect(asked(["A", "B"], [], null, "pos")).toBeNull();
  expect(asked(["x", "y"], [1], null)).toBeNull();
});

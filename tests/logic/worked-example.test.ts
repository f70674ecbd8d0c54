// The answered example of Home is the answer of every WASM build.

import { expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import { workedExample } from "#features/home/core/worked-example.ts";
import { packages } from "#support/logic/wasm.ts";

test.each(packages)("$name", ({ logic }) => {
  const { expression: input, mode, result, ...facts } = workedExample;
  expect(logic.simplify({ input, mode, ...budgets.page })).toMatchObject({
    kind: "answer",
    answer: { simplified: result, ...facts },
  });
});

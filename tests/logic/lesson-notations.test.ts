// Lesson 01 says that the tools offer our sign for each sign of another notation.

import { describe, expect, test } from "vitest";
import { notations } from "../../web/src/features/learn/lessons/01/core/notations.ts";
import { crateDifference } from "../helpers/crate-values.ts";
import { packages } from "./wasm.ts";

const foreign = notations.flatMap(({ operator, ours, others }) =>
  others.flatMap(({ signs }) => signs.map((sign) => ({ operator, ours, sign }))),
);

describe.each(packages)("the $name build", ({ logic }) => {
  test.each(foreign)("$operator: $sign is read as $ours, or rewritten so", ({ ours, sign }) => {
    const read = logic.read({ input: sign, mode: "boolean" });
    const text = read.kind === "expression" ? sign : read.fix?.kind === "write" ? read.fix.text : null;
    expect(text).not.toBeNull();
    expect(crateDifference(text ?? "", ours)).toBeNull();
  });

  test("the line of a program in the question is rewritten to its answer", () => {
    const read = logic.read({ input: "!a && b || c", mode: "boolean" });
    expect(read).toMatchObject({ fix: { kind: "write", text: "a'.b+c" } });
  });
});

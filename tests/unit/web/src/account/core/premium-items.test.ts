// The examples of what Premium adds: each address shows its input, and asks for nothing that only Premium may do.

import { expect, test } from "vitest";
import { freePractice, premiumItems } from "#account/core/premium-items.ts";
import { setupIn } from "#addresses/core/codec.ts";
import { lessonTargetIn } from "#addresses/core/learn.ts";
import { numberSystemsAddress } from "#addresses/core/number-systems.ts";
import { screenOf } from "#addresses/core/paths.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";

const shownAt = (address: string): string => {
  const [path = "", search = ""] = address.split("?");
  const setup = setupOf(path, search);
  return `${screenOf(path)?.label}: ${setup}`;
};

function setupOf(path: string, search: string): string {
  switch (path) {
    case "/simplify":
      return setupIn(simplifyAddress, search, null)?.input ?? "";
    case "/ttable": {
      const setup = setupIn(truthTableAddress, search, null);
      return setup && !setup.compares ? [setup.input, ...setup.extras].join(", ") : "";
    }
    default:
      return setupIn(numberSystemsAddress, search, null)?.number ?? "";
  }
}

test("each example opens its screen with its input", () => {
  expect(premiumItems.map(({ title, example }) => [title, shownAt(example.address)])).toEqual([
    ["Step-by-step explanation", "Simplify: (A'+B'.C)'"],
    ["Steps to other forms", "Simplify: A.B+A.C"],
    ["Proofs", "Truth Table: A.B+C, (A+C).(B+C)"],
    ["Column comparison", "Truth Table: A^B, A.B'+A'.B, (A^B)'"],
    ["Custom number bases", "Number Systems: 255"],
  ]);
  for (const { example } of premiumItems) expect(shownAt(example.address)).toContain(example.input);
});

test("the free practice is a task that is solved line by line", () => {
  expect(lessonTargetIn(freePractice.split("?")[1] ?? "")).toEqual({
    task: { kind: "simplify", level: 1, seed: 8 },
    byLines: true,
  });
});

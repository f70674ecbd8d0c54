// An item of the history opens the tool that it came from.

import { describe, expect, test } from "vitest";
import { setupIn } from "#addresses/core/codec.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { itemAddress } from "#history/core/item-address.ts";
import type { Input } from "#history/core/history-items.ts";

describe("an item opens", () => {
  const cases: readonly [what: string, item: Input, to: string][] = [
    ["the Simplifier", { expression: "A+B", mode: "boolean" }, "/simplify?input=A%2BB&mode=boolean"],
    [
      "the Simplifier with its don't-cares",
      { expression: "1 3", mode: "mint", dontCares: "2" },
      "/simplify?input=1+3&mode=mint&dc=2",
    ],
    [
      "the map of its address",
      { expression: "Σm(1,3)", mode: "boolean", map: "vars=2&rows=1,3" },
      "/kmap?vars=2&rows=1,3",
    ],
  ];
  test.each(cases)("%s", (_, item, to) => {
    const address = itemAddress(item);
    expect(new URLSearchParams(address.to.split("?")[1]).toString()).toBe(
      new URLSearchParams(to.split("?")[1]).toString(),
    );
    expect(address).toMatchObject({ state: {} });
    expect(address.to.split("?")[0]).toBe(to.split("?")[0]);
  });

  test("the Simplifier by the state of the navigation where the text is too long for an address", () => {
    const expression = Array.from({ length: 900 }, () => "A").join("+B+");
    const { to, state } = itemAddress({ expression, mode: "boolean" });
    expect(to).toBe("/simplify");
    expect(setupIn(simplifyAddress, "", state)).toMatchObject({ input: expression });
  });
});

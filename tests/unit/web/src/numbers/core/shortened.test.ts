// Long runs of digits keep both ends.

import { expect, test } from "vitest";
import { shortened } from "#numbers/core/shortened.ts";

test("20 digits are shown whole, of 21 the first and the last five", () => {
  const digits = "012345678901234567890";
  expect(shortened(digits.slice(0, 20))).toBe(digits.slice(0, 20));
  expect(shortened(digits)).toBe("01234…67890");
});

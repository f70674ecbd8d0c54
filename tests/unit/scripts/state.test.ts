// The file of the local stack's database.

import path from "node:path";
import { expect, test } from "vitest";
import { servedDatabase } from "#scripts/state.ts";

test("the served database is in the file that the emulator names by its id", () => {
  // As the emulator of wrangler 4 named it.
  expect(path.basename(servedDatabase("00000000-0000-0000-0000-000000000000"))).toBe(
    "9ba2b04bf514d9facfd57ed57d849e77241a7adc99d1c1545d06688b43d84248.sqlite",
  );
  expect(servedDatabase()).toBe(servedDatabase("00000000-0000-0000-0000-000000000000"));
});

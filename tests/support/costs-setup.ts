// Runs in each test file: a daily test that spends more than vitest.config.ts allows fails, whatever the clock says.

import { afterEach, beforeEach, inject } from "vitest";
import { excess, isDeep, takeSpent } from "./costs.ts";

const max = inject("dailyCostsMax");

// What a file spends before its first test is the file's, which is skipped as a whole where all its tests are deep.
beforeEach(() => void takeSpent());

afterEach(({ task }) => {
  const spent = takeSpent();
  // At full depth a daily test goes on with runs that it does not make in npm test.
  if (isDeep || task.tags?.includes("deep")) return;
  const said = excess(spent, max);
  if (said) throw new Error(said);
});

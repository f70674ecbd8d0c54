// docs/api.md is what the contract generates.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { apiReferencePath, apiReferenceSource } from "../../scripts/api-reference.ts";

test("docs/api.md is the one that `npm run docs` writes", async () => {
  expect(readFileSync(apiReferencePath, "utf8")).toBe(await apiReferenceSource());
});

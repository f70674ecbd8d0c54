// The crate's figures, each next to the figure of a peer or the figure to reach: one file for each group of rows.

import { readFileSync } from "node:fs";
import { initSync } from "../../logic-rs/dist/web/logic_rs.js";
import { measureForms } from "./core/forms.ts";
import { measurePrimes } from "./core/primes.ts";
import { measureSimplify } from "./core/simplify.ts";
import { measureStart } from "./core/start.ts";
import { measureTableOfSixteen } from "./core/table.ts";
import { measureCover } from "./core/cover.ts";

export async function measureCore(): Promise<void> {
  // First, before any code is warm.
  await measureStart();
  initSync({ module: readFileSync("logic-rs/dist/web/logic_rs_bg.wasm") });
  await measurePrimes();
  measureSimplify();
  measureForms();
  measureTableOfSixteen();
  measureCover();
}

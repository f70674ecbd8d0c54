// Fresh instances: the time from the bytes of a build to the first answer, and the memory that a refusal takes.

import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { budgets } from "#contract/budgets.ts";
import { printFigure } from "../figures.ts";

const runs = 9;
const folder = path.resolve("logic-rs/dist/web");
const input = "A.B'.C+A'.D.E+B.F^C.D+A.E'.F'+B'.C'.D'";

type Glue = typeof import("../../../logic-rs/dist/web/logic_rs.js");

export async function measureStart(): Promise<void> {
  for (const file of ["logic_rs_bg.wasm", "logic_rs_plain_bg.wasm"]) {
    const bytes = readFileSync(path.join(folder, file));
    const timesMs: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const glue = await freshGlue(`${file}-${run}`);
      const startMs = performance.now();
      glue.initSync({ module: bytes });
      const outcome = glue.simplify({ input, mode: "boolean", ...budgets.page });
      timesMs.push(performance.now() - startMs);
      if (outcome.kind !== "answer") throw new Error("The function was refused.");
    }
    printFigure(`first answer, ${file} (≤ 30)`, timesMs, "ms");
  }
  await measureRefusals();
}

async function measureRefusals(): Promise<void> {
  const glue = await freshGlue("refusals");
  const { memory } = glue.initSync({ module: readFileSync(path.join(folder, "logic_rs_bg.wasm")) });
  // The first call allocates the heap's first page.
  glue.simplify({ input, mode: "boolean", ...budgets.page });
  for (const [name, budget] of Object.entries(budgets)) {
    const text = Array.from({ length: budget.variablesMax + 1 }, (_, index) => `x${index}`).join("+");
    const before = memory.buffer.byteLength;
    const outcome = glue.simplify({ input: text, mode: "boolean", ...budget });
    const said = outcome.kind === "refused" ? outcome.error.code : "an answer";
    console.log(
      `refusal, budget of the ${name}, ${budget.variablesMax + 1} variables: ${said}, ${memory.buffer.byteLength - before} bytes more memory`,
    );
  }
}

/** Another copy of the module, with its own instance, for each `name`. */
async function freshGlue(name: string): Promise<Glue> {
  return (await import(`${pathToFileURL(path.join(folder, "logic_rs.js")).href}?${name}`)) as Glue;
}

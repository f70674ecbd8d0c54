// Row S1: from the bytes of a build to the first answer, in fresh instances.

import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { budgets } from "../../../worker/contract/budgets.ts";
import { printFigure } from "../figures.ts";

const runs = 9;
const input = "A.B'.C+A'.D.E+B.F^C.D+A.E'.F'+B'.C'.D'";

type Glue = typeof import("../../../logic-rs/dist/web/logic_rs.js");

export async function measureStart(): Promise<void> {
  for (const file of ["logic_rs_bg.wasm", "logic_rs_plain_bg.wasm"]) {
    const folder = path.resolve("logic-rs/dist/web");
    const bytes = readFileSync(path.join(folder, file));
    const timesMs: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const href = `${pathToFileURL(path.join(folder, "logic_rs.js")).href}?${file}-${run}`;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const glue = (await import(href)) as Glue;
      const startMs = performance.now();
      glue.initSync({ module: bytes });
      const outcome = glue.simplify({ input, mode: "boolean", ...budgets.page });
      timesMs.push(performance.now() - startMs);
      if (outcome.kind !== "answer") throw new Error("The function was refused.");
    }
    printFigure(`S1 first answer, ${file} (≤ 30)`, timesMs, "ms");
  }
}

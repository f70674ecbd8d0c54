// Compares the forms of a table with simplifying the same rows, in turns. Only the requested form is minimised, so a
// sum of products should cost as much as simplifying.

import { forms, simplify } from "../../../logic-rs/dist/web/logic_rs.js";
import { budgets } from "#contract/budgets.ts";
import type { FormKind } from "#contract/generated/logic-types.ts";
import { median } from "../figures.ts";
import { medianMicroseconds, mulberry32 } from "./timing.ts";

const rounds = 5;
const variables = 10;
const densities = [0.1, 0.5];

/** The WASM must be started. */
export function measureForms(): void {
  for (const density of densities) {
    const random = mulberry32(variables);
    const rows = Array.from({ length: 2 ** variables }, (_, row) => row).filter(() => random() < density);
    const vars = [..."ABCDEFGHIJ"];
    const formOf = (form: FormKind) => () => forms({ vars, rows, dontCares: [], form, ...budgets.page });
    const simplified = () => simplify({ input: rows.join(","), mode: "mint", ...budgets.page });
    const times: Record<"simplify" | FormKind, number[]> = { simplify: [], sop: [], pos: [] };
    for (let round = 0; round < rounds; round += 1) {
      times.simplify.push(medianMicroseconds(simplified));
      times.sop.push(medianMicroseconds(formOf("sop")));
      times.pos.push(medianMicroseconds(formOf("pos")));
    }
    const [whole, sum, product] = [times.simplify, times.sop, times.pos].map((each) => median(each));
    const inMs = (time = 0) => `${(time / 1000).toFixed(1)} ms`;
    console.log(
      `forms, ${variables} variables, ${density * 100} % ones`.padEnd(44),
      `simplify ${inMs(whole)}, sum ${inMs(sum)}, product ${inMs(product)}`,
      `  sum/simplify ${((sum ?? 0) / (whole ?? 1)).toFixed(2)}`,
    );
  }
}

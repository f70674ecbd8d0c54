// `npm run bench [-- part …]`: prints the measured figures of the named parts, or of all.

import { measureCold } from "./bench/cold.ts";
import { measureCore } from "./bench/core.ts";
import { measureHeavy } from "./bench/heavy.ts";
import { measureLoad } from "./bench/load.ts";
import { measurePage } from "./bench/page.ts";
import { measurePayment } from "./bench/payment.ts";
import { measureSize } from "./bench/size.ts";
import { measureTable } from "./bench/table.ts";

const parts = {
  size: measureSize,
  core: measureCore,
  heavy: measureHeavy,
  page: measurePage,
  table: measureTable,
  load: measureLoad,
  payment: measurePayment,
  cold: measureCold,
} as const;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !Object.hasOwn(parts, part));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  await measure();
}
// A closed preview server may keep handles that would keep this process alive.
process.exit(0);

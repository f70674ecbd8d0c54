// `npm run bench [-- part …]`: prints the measured figures of the named parts, or of all. A number among the parts is the
// most inputs of each family of derivations: `npm run bench -- derivations 500`.

import { measureCold } from "./bench/cold.ts";
import { measureCore } from "./bench/core.ts";
import { measureDerivationTimes } from "./bench/derivation-times.ts";
import { measureDerivations } from "./bench/derivations.ts";
import { measureHeavy } from "./bench/heavy.ts";
import { measureLoad } from "./bench/load.ts";
import { measurePage } from "./bench/page.ts";
import { measurePayment } from "./bench/payment.ts";
import { measureSimulator } from "./bench/simulator.ts";
import { measureSize } from "./bench/size.ts";
import { measureTable } from "./bench/table.ts";

/** Inputs of each family where no part is named: all of them take minutes. */
const sampleOfAll = 500;

const words = process.argv.slice(2);
const [sample] = words.filter(isSize).map(Number);
const wanted = words.filter((word) => !isSize(word));

const parts = {
  size: measureSize,
  core: measureCore,
  heavy: measureHeavy,
  page: measurePage,
  table: measureTable,
  load: measureLoad,
  payment: measurePayment,
  derivations: () => measureDerivations(sample ?? (wanted.length === 0 ? sampleOfAll : undefined)),
  "derivation-times": measureDerivationTimes,
  simulator: measureSimulator,
  cold: measureCold,
} as const;

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

function isSize(word: string): boolean {
  return /^[1-9]\d{0,6}$/.test(word);
}

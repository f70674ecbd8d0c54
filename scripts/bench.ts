// `npm run bench [-- part …]`: prints the measured figures of the named parts, or of all. After `derivations` a number
// bounds the inputs of each family: `npm run bench -- derivations 500`, and so does one after `proofs`. `-- worst worker 5` measures every fifth line
// in the Worker's build, `-- worst steps` all derivations, and `-- worse 30 7 page simplify` searches among the page's
// simplifications for 30 minutes, with the seed 7. `-- breaks 100 7` breaks the product in 100 places that
// the seed 7 draws, `-- breaks 20 7 worker/src/` in 20 places of that folder, and says how many of the breaks the daily tests
// catch, and how many all tests. `-- claims 500 7` alters 500 claims in the data of lessons.

import { measureBreaks } from "./bench/breaks.ts";
import { measureCeiling } from "./bench/ceiling.ts";
import { measureClaims } from "./bench/claims.ts";
import { measureCold } from "./bench/cold.ts";
import { measureCore } from "./bench/core.ts";
import { measureDerivations } from "./bench/derivations.ts";
import { measureFive } from "./bench/five.ts";
import { measureLoad } from "./bench/load.ts";
import { measurePage } from "./bench/page.ts";
import { measurePayment } from "./bench/payment.ts";
import { measureSeveral } from "./bench/several.ts";
import { measureSimulator } from "./bench/simulator.ts";
import { measureTable } from "./bench/table.ts";
import { searchWorse } from "./bench/worse.ts";
import { measureProofs } from "./bench/proofs.ts";
import { measureWorst } from "./bench/worst.ts";
import { buildNames } from "./bench/worst/builds.ts";
import { callNames } from "./bench/worst/lines.ts";

/** Inputs of each family of derivations if no part is named. All inputs would take minutes. */
const sampleOfAll = 500;
/** Where no part is named, every tenth line of the worst calls is measured. */
const everyOfAll = 10;

/** The search, and what runs tests. */
const onlyIfNamed: readonly string[] = ["worse", "breaks", "claims"];

const words = process.argv.slice(2);
const numbers = words.filter(isNumber).map(Number);
const named = words.filter((word) => !isNumber(word));
// After these two parts the words may also name builds and calls.
const ofBuilds = named.includes("worst") || named.includes("worse");
const builds = buildNames.filter((name) => ofBuilds && named.includes(name));
const calls = callNames.filter((name) => ofBuilds && named.includes(name));
/** Where the breaks are drawn, such as `worker/src/`. */
const folders = named.filter((word) => word.endsWith("/"));
const notParts: readonly string[] = [...builds, ...calls, ...folders];
const wanted = named.filter((word) => !notParts.includes(word));
const [sample] = numbers;

const parts = {
  core: measureCore,
  worst: () => measureWorst(builds, calls, sample ?? (wanted.length === 0 ? everyOfAll : 1)),
  ceiling: () => measureCeiling(sample ?? (wanted.length === 0 ? everyOfAll : 1)),
  page: measurePage,
  table: measureTable,
  load: measureLoad,
  payment: measurePayment,
  proofs: () => measureProofs(sample ?? (wanted.length === 0 ? sampleOfAll : undefined)),
  derivations: () => measureDerivations(sample ?? (wanted.length === 0 ? sampleOfAll : undefined)),
  five: measureFive,
  several: measureSeveral,
  simulator: measureSimulator,
  cold: measureCold,
  worse: () => searchWorse(builds[0], calls, ...numbers),
  breaks: () => measureBreaks(folders, ...numbers),
  claims: () => measureClaims(...numbers),
} as const;

const unknown = wanted.filter((part) => !Object.hasOwn(parts, part));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 ? !wanted.includes(name) : onlyIfNamed.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  await measure();
}
// A closed preview server may keep handles that would keep this process alive.
process.exit(0);

function isNumber(word: string): boolean {
  return /^[1-9]\d{0,6}$/.test(word);
}

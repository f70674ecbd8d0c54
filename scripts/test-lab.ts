// `npm run test:lab [-- part …]`: the tests that are too long, or need too much, for anybody to wait for them; by hand only.
// Runs the named parts, or all of them. A part whose programs are missing says what it needs, which is no failure.

import { testBrowsers } from "./lab/browsers/browsers.ts";
import { testFuzz } from "./lab/fuzz.ts";
import { testHdl } from "./lab/hdl.ts";
import { testIdentity } from "./lab/identity.ts";
import { testMemory } from "./lab/memory.ts";
import { roomBreaksPart } from "./lab/room-breaks.ts";
import { exitWith } from "./faults.ts";
import { heading, report, type SuiteResult } from "./test-suites.ts";

/** The parts in the order in which they run; a new one is a row here. */
const parts = {
  fuzz: testFuzz,
  memory: testMemory,
  breaks: async () => [await roomBreaksPart()],
  identity: testIdentity,
  hdl: testHdl,
  browsers: testBrowsers,
} as const satisfies Readonly<Record<string, () => Promise<readonly SuiteResult[]>>>;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !Object.hasOwn(parts, part));
if (unknown.length > 0)
  exitWith(`No such part: ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}.`);

const results: SuiteResult[] = [];
for (const [name, test] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  heading(name);
  try {
    results.push(...(await test()));
  } catch (error) {
    // The other parts can still tell something.
    console.error(error);
    results.push({ suite: name, passed: 0, failed: 1 });
  }
}
report(results);

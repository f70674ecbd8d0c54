// Breaks a file of a checkout, runs the tests of that change there, and puts the file back.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { dailyArgs } from "./outcomes.ts";

/** A test that never ends counts as a failure. */
const timeoutMs = 15 * 60_000;

/** Whether `test-changed.ts` with these arguments fails while the file, named from the top, has the broken text. */
export function failsWith(
  checkout: string,
  name: string,
  broken: (whole: string) => string,
  args: readonly string[],
): boolean {
  const file = path.join(checkout, name);
  const whole = readFileSync(file, "utf8");
  writeFileSync(file, broken(whole));
  const { status } = spawnSync(process.execPath, ["scripts/test-changed.ts", ...args], {
    cwd: checkout,
    stdio: "ignore",
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
  writeFileSync(file, whole);
  return status !== 0;
}

/** A file with tests in node and in the browser. */
const unbrokenFile = "web/src/features/home/core/worked-example.ts";

/** Whether the daily tests fail with nothing broken, as without a browser: then each break would seem to be caught. */
export function failsUnbroken(checkout: string): boolean {
  return failsWith(checkout, unbrokenFile, (whole) => `${whole}\n`, dailyArgs);
}

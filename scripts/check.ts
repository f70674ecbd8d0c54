// `npm run check`: runs formatter, linters, the search for unused code, type checks and clippy, and names those that failed.

import { runChecks } from "./checks.ts";

const { failed, missing } = await runChecks((text) => void process.stdout.write(text));
if (missing !== undefined) console.log(missing);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(", ")}`);
  process.exit(1);
}
if (missing !== undefined && process.env["CI"] === "true") process.exit(1);

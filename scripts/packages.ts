// `npm run packages -- FILE [--remote]`: sets the list of packages for sale, in the local or the deployed database.

import { readFileSync } from "node:fs";
import { DatabaseFault, runSql } from "./d1.ts";
import { exitWith } from "./faults.ts";
import { readPackages } from "./packages/list.ts";
import { setPackagesSql } from "./packages/sql.ts";

const usage =
  "Usage: npm run packages -- FILE [--remote]; FILE is a JSON list like scripts/packages/local.json.";

const args = process.argv.slice(2);
const target = args.includes("--remote") ? "remote" : "local";
const [file, ...more] = args.filter((arg) => arg !== "--remote");
if (file === undefined || more.length > 0 || file.startsWith("-")) exitWith(usage);

const list = readPackages(textOf(file));
if (!list.ok) exitWith(list.faults.join("\n"));
try {
  await runSql(target, setPackagesSql(list.packages, Date.now()));
} catch (error) {
  if (error instanceof DatabaseFault) exitWith(error.message);
  throw error;
}
const ids = list.packages.map(({ packageId }) => packageId).join(", ");
console.log(`In the ${target} database can be bought: ${ids || "nothing"}.`);

function textOf(name: string): string {
  try {
    return readFileSync(name, "utf8");
  } catch {
    return exitWith(`${name} cannot be read.`);
  }
}

// `npm run packages -- FILE [--remote | --env NAME]`: sets the list of packages for sale, in the local or a deployed
// database.

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { DatabaseFault, runSql } from "./d1.ts";
import { exitWith } from "./faults.ts";
import { readPackages } from "./packages/list.ts";
import { setPackagesSql } from "./packages/sql.ts";
import { environmentFault, nameOfTarget, targetOf, targetOptions, targetUsage } from "./target.ts";

const usage = `Usage: npm run packages -- FILE ${targetUsage}; FILE is a JSON list like scripts/packages/local.json.`;

const { values, positionals } = parsed();
const target = targetOf(values);
const [file, ...more] = positionals;
if (!target || file === undefined || more.length > 0) exitWith(usage);
const fault = target.kind === "remote" ? environmentFault(target.environment) : null;
if (fault !== null) exitWith(fault);

const list = readPackages(textOf(file));
if (!list.ok) exitWith(list.faults.join("\n"));
try {
  await runSql(target, setPackagesSql(list.packages, Date.now()));
} catch (error) {
  if (error instanceof DatabaseFault) exitWith(error.message);
  throw error;
}
const ids = list.packages.map(({ packageId }) => packageId).join(", ");
console.log(`In ${nameOfTarget(target)} can be bought: ${ids || "nothing"}.`);

function parsed() {
  try {
    return parseArgs({ options: targetOptions, allowPositionals: true });
  } catch {
    return exitWith(usage);
  }
}

function textOf(name: string): string {
  try {
    return readFileSync(name, "utf8");
  } catch {
    return exitWith(`${name} cannot be read.`);
  }
}

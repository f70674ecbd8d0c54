// `npm run deploy [-- --env NAME] [--dry-run]`: says everything that is missing or contradicts in the settings; then builds,
// exports the database and applies its migrations if it lacks any, deploys, and asks the service whether it is what was built.

import path from "node:path";
import { parseArgs } from "node:util";
import { isCurrent } from "./build-stamp.ts";
import { newExportFile, protectExport, removeOldExports } from "./deploy/exports.ts";
import { findingsIn } from "./deploy/findings.ts";
import { reportOf } from "./deploy/report.ts";
import {
  buildSettings,
  type DeploySettings,
  hasDatabase,
  isNewDatabase,
  workerSettings,
} from "./deploy/settings.ts";
import { smokeTest } from "./deploy/smoke.ts";
import { applyMigrations, askAccount, deployWorker, exportDatabase } from "./deploy/wrangler.ts";
import { exitWith } from "./faults.ts";
import { builds } from "./page-build.ts";
import { run, runQuietly } from "./shell.ts";
import { environmentFault, environmentNames } from "./target.ts";

const usage = "Usage: npm run deploy -- [--env NAME] [--dry-run]";

const { env: environment = null, "dry-run": isDryRun = false } = options();
const fault = environmentFault(environment);
if (fault !== null) exitWith(fault);

const settings = await readSettings();
const findings = findingsIn(settings);
const isBuilt = isCurrent(builds.production.folder, builds.production.mode);
console.log(reportOf(settings, findings, isBuilt));
const stops = findings.filter(({ stops: isStop }) => isStop).length;
if (isDryRun) process.exit(stops > 0 ? 1 : 0);
if (stops > 0) exitWith("\nNothing was deployed; mend what is listed and run the command again.");
await deploy();

function options() {
  try {
    return parseArgs({ options: { env: { type: "string" }, "dry-run": { type: "boolean" } } }).values;
  } catch {
    return exitWith(usage);
  }
}

async function readSettings(): Promise<DeploySettings> {
  const worker = workerSettings(environment);
  const names = [null, ...environmentNames()].filter((name) => name !== environment);
  return {
    environment,
    worker,
    others: names.map(workerSettings),
    build: buildSettings(),
    site: process.env["SITE_URL"] ?? "",
    account: await askAccount(environment, hasDatabase(worker)),
  };
}

async function deploy(): Promise<void> {
  if (!isBuilt && run(process.execPath, ["scripts/build.ts"], { env: { NODE_ENV: "production" } }) !== 0)
    exitWith("Nothing was deployed: the build failed, its message is above.");
  const { worker, account, site } = settings;
  await migrateDatabase();
  const deployed = await deployWorker(environment, await commitTag());
  if (!deployed)
    return exitWith("The Worker was not deployed; wrangler's message is above. Run the command again.");
  const origin = site || deployed.origins[0];
  if (origin === undefined)
    return exitWith(
      "It is deployed, and was not asked: set SITE_URL to the service's origin, like https://example.com.",
    );
  console.log(`\nAsking ${origin}`);
  const { secrets } = account;
  const hasId = (worker.variables["PAYMENT_MERCHANT_ID"] ?? "") !== "";
  const results = await smokeTest({
    origin,
    client: path.join(builds.production.folder, "client"),
    versionId: deployed.versionId,
    hasMerchant:
      hasId && secrets === null ? null : hasId && (secrets ?? []).includes("PAYMENT_MERCHANT_SECRET"),
  });
  for (const { name, fault: found } of results)
    console.log(found === null ? `  ✓ ${name}` : `  ✗ ${name}: ${found}`);
  if (results.some(({ fault: found }) => found !== null))
    exitWith(
      `\nThe service is deployed and is not right. Back to the version before: npx wrangler rollback --name ${worker.name}.`,
    );
  console.log(`\n${origin} runs version ${deployed.versionId}.`);
}

/** Ends the process where the database was not exported or a migration not applied. */
async function migrateDatabase(): Promise<void> {
  const { account, worker } = settings;
  for (const name of removeOldExports(Date.now())) console.log(`Deleted an old export: ${name}`);
  // An export keeps the database from answering. Without a migration nothing changes that it could bring back.
  if (account.migrations?.length === 0) return;
  if (!isNewDatabase(account)) {
    const copy = newExportFile(worker.databaseName, Date.now());
    if (!(await exportDatabase(environment, copy)))
      exitWith("Nothing was deployed: the database was not exported.");
    protectExport(copy);
    console.log(`The database as it was: ${copy}`);
  }
  if (!(await applyMigrations(environment)))
    exitWith("Nothing was deployed: the migrations were not applied; wrangler's message is above.");
}

/** The commit of the sources, by which lists of versions name what is deployed; null where there is none. */
async function commitTag(): Promise<string | null> {
  const { code, output } = await runQuietly("git", ["describe", "--always", "--dirty", "--exclude=*"]);
  return code === 0 ? output.trim() : null;
}

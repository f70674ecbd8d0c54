// The list that `npm run deploy` prints before it does anything.

import type { Finding } from "./findings.ts";
import { type AccountFacts, type DeploySettings, hasDatabase, isNewDatabase } from "./settings.ts";

/** All findings in one text: what stops the deployment, what is worth knowing, what will be done, what was not asked. */
export function reportOf(settings: DeploySettings, findings: readonly Finding[], isBuilt: boolean): string {
  const { worker } = settings;
  const sections = [
    ["To mend before it can be deployed", findings.filter(({ stops }) => stops).map(lineOf)],
    ["Worth knowing", findings.filter(({ stops }) => !stops).map(lineOf)],
    ["Will be done", doneLines(settings, isBuilt)],
    ["Was not asked", unaskedLines(settings)],
  ] as const;
  const texts = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `${title}:\n${lines.map((line) => `  · ${line}`).join("\n")}`);
  return [`Deployment of ${worker.name}`, ...texts].join("\n\n");
}

function lineOf({ what, remedy }: Finding): string {
  return `${what}\n    → ${remedy}`;
}

function doneLines({ worker, account }: DeploySettings, isBuilt: boolean): string[] {
  const build = isBuilt
    ? "dist/ is deployed as it is: it was made of these sources with these settings."
    : "dist/ is built: it is missing, or was made of other sources or with other settings.";
  return [
    build,
    ...(hasDatabase(worker) ? databaseLines(account) : []),
    "Page and Worker are deployed, and the service is asked whether it is what was built.",
  ];
}

function databaseLines(account: AccountFacts): string[] {
  const { migrations } = account;
  if (migrations?.length === 0) return ["The database stays as it is: it lacks no migration."];
  const exported = isNewDatabase(account)
    ? "The database is new, so it is not exported."
    : "The database is exported to .wrangler/exports/; it answers no calls meanwhile.";
  return migrations === null
    ? [exported]
    : [exported, `These migrations are applied: ${migrations.join(", ")}.`];
}

function unaskedLines({ account: { loginFault, secrets, migrations } }: DeploySettings): string[] {
  const why = loginFault === null ? "the platform did not answer" : "nobody is logged in";
  return [
    ...(secrets === null ? [`which secrets the Worker has: ${why}.`] : []),
    ...(migrations === null
      ? [`which migrations the database lacks: ${why}, or there is no database yet.`]
      : []),
    "whether a rule of your zone keeps the payment provider from /api/free/upgrade/notify: the test after the deployment calls this path.",
  ];
}

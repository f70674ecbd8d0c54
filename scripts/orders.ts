// `npm run orders -- …`: the operator's commands for orders, in the local or a deployed database. Only `show` and `export`
// print an e-mail address.

import { tokenMsMax } from "../worker/src/auth/token.ts";
import { eraseSql } from "../worker/src/db/erase-user.ts";
import { DatabaseFault, runSql, runStatements, type Row } from "./d1.ts";
import { removeExportsWith, removeOldExports } from "./deploy/exports.ts";
import { exitWith } from "./faults.ts";
import { readCommand, usage, type Command } from "./orders/command.ts";
import { csvOf, fieldsOf, tableOf } from "./orders/print.ts";
import { readSettings, type PaymentSettings } from "./orders/settings.ts";
import {
  alertsSql,
  doneSql,
  eventsSql,
  exportSql,
  findSql,
  grantSql,
  listSql,
  namedSql,
  openOrdersSql,
  orderSql,
  totalsSql,
} from "./orders/sql.ts";
import {
  grantDays,
  moveOrder,
  type Outcome,
  reconcileOrders,
  refundOrder,
  restoreOrder,
} from "./orders/work.ts";
import { quoted } from "./sql.ts";
import { environmentFault, nameOfTarget } from "./target.ts";

removeOldExports(Date.now());
const command = readCommand(process.argv.slice(2)) ?? exitWith(usage);
const { target } = command;
const fault = target.kind === "remote" ? environmentFault(target.environment) : null;
if (fault !== null) exitWith(fault);
try {
  await run(command);
} catch (error) {
  if (error instanceof DatabaseFault) exitWith(error.message);
  throw error;
}

async function run(wanted: Command): Promise<void> {
  switch (wanted.name) {
    case "list":
      return list(wanted);
    case "find":
      return console.log(tableOf(await ask(findSql(wanted.text)), "No order fits."));
    case "alerts":
      return console.log(tableOf(await ask(alertsSql(wanted.isAll)), "There are no alerts."));
    case "done": {
      const [row] = await ask(doneSql(wanted.kind, wanted.orderId, Date.now()));
      return row
        ? console.log(fieldsOf(row))
        : exitWith(`There is no alert ${wanted.kind} of ${wanted.orderId}.`);
    }
    case "show":
      return show(wanted.orderId);
    case "export":
      return exportUser(wanted.uid);
    case "grant":
      return tell(await grantDays(wanted, requireSettings(), ask));
    case "move":
      return tell(await moveOrder(wanted, requireSettings(), ask));
    case "restore":
      return tell(await restoreOrder(wanted, requireSettings(), ask));
    case "erase":
      return erase(wanted.uid);
    case "refund": {
      const [order] = await ask(orderSql(wanted.orderId));
      return order ? tell(await refundOrder(order, requireSettings())) : noOrder(wanted.orderId);
    }
    case "reconcile":
      return reconcileAll(requireSettings());
  }
}

function ask(sql: string): Promise<readonly Row[]> {
  return runSql(target, sql);
}

async function list({ filters, isCsv }: Extract<Command, { name: "list" }>): Promise<void> {
  if (isCsv) return void process.stdout.write(csvOf(await ask(listSql(filters, true))));
  const [rows = [], totals = []] = await runStatements(target, [listSql(filters, false), totalsSql(filters)]);
  console.log(tableOf(rows, "There are no orders."));
  if (totals.length > 0) console.log(`\n${tableOf(totals, "")}`);
}

async function show(orderId: string): Promise<void> {
  const questions = [orderSql, eventsSql, grantSql].map((sql) => sql(orderId));
  const [[order] = [], events = [], grants = []] = await runStatements(target, questions);
  if (!order) return noOrder(orderId);
  console.log(fieldsOf(order));
  console.log(`\n${tableOf(events, "No notify has come.")}`);
  console.log(`\n${tableOf(grants, "The order has given no days.")}`);
}

async function exportUser(uid: string): Promise<void> {
  const questions = exportSql(uid);
  const answers = await runStatements(target, Object.values(questions));
  const data = Object.fromEntries(Object.keys(questions).map((name, index) => [name, answers[index] ?? []]));
  console.log(JSON.stringify({ uid, ...data }, null, 2));
}

async function erase(uid: string): Promise<void> {
  const untilMs = Date.now() + tokenMsMax;
  const [[named] = []] = await runStatements(target, [namedSql(uid), ...eraseSql(quoted(uid), untilMs)]);
  console.log(
    `${uid} is forgotten: ${named?.["orders"]} orders lost the user, ${named?.["grants"]} grants are gone.`,
  );
  for (const name of removeExportsWith(uid)) console.log(`Deleted an export that named the user: ${name}`);
  console.log("Delete the account in the Firebase console too, unless the user has done so.");
}

async function reconcileAll(settings: PaymentSettings): Promise<void> {
  const orders = await ask(openOrdersSql(Date.now()));
  const { askedTotal, appliedTotal, failedTotal } = await reconcileOrders(
    orders,
    settings,
    ({ isFine, sentence }) => (isFine ? console.log(sentence) : console.error(sentence)),
  );
  const asked = askedTotal < orders.length ? `${askedTotal} of ${orders.length}` : askedTotal;
  console.log(`Asked about ${asked}, delivered ${appliedTotal}, failed ${failedTotal}.`);
  if (failedTotal > 0) process.exit(1);
}

function tell({ isFine, sentence }: Outcome): void {
  if (!isFine) exitWith(sentence);
  console.log(sentence);
}

function noOrder(orderId: string): never {
  return exitWith(`There is no order ${orderId} in ${nameOfTarget(target)}.`);
}

function requireSettings(): PaymentSettings {
  const read = readSettings(target);
  return read.ok ? read.settings : exitWith(read.sentence);
}

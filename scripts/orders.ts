// `npm run orders -- list | show ID | alerts | refund ID | reconcile [--remote]`: the operator's commands for orders,
// in the local or the deployed database. Only `show` prints an e-mail address.

import { DatabaseFault, runSql, runStatements, type Row } from "./d1.ts";
import { exitWith } from "./faults.ts";
import { readCommand, usage, type Command } from "./orders/command.ts";
import { fieldsOf, tableOf } from "./orders/print.ts";
import { readSettings, type PaymentSettings } from "./orders/settings.ts";
import { alertsSql, eventsSql, grantSql, listSql, openOrdersSql, orderSql } from "./orders/sql.ts";
import { reconcile, refundOrder } from "./orders/work.ts";

const command = readCommand(process.argv.slice(2)) ?? exitWith(usage);
try {
  await run(command);
} catch (error) {
  if (error instanceof DatabaseFault) exitWith(error.message);
  throw error;
}

async function run(wanted: Command): Promise<void> {
  const ask = (sql: string) => runSql(wanted.target, sql);
  if (wanted.name === "list") return console.log(tableOf(await ask(listSql), "There are no orders."));
  if (wanted.name === "alerts") return console.log(tableOf(await ask(alertsSql), "There are no alerts."));
  if (wanted.name === "reconcile") return reconcileAll(requireSettings(wanted), ask);
  const { orderId } = wanted;
  const questions = [orderSql, eventsSql, grantSql].map((sql) => sql(orderId));
  const [[order] = [], events = [], grants = []] = await runStatements(wanted.target, questions);
  if (!order) return exitWith(`There is no order ${orderId} in the ${wanted.target} database.`);
  if (wanted.name === "show") return show(order, events, grants);
  const { isFine, sentence } = await refundOrder(order, requireSettings(wanted));
  if (!isFine) exitWith(sentence);
  console.log(sentence);
}

async function reconcileAll(settings: PaymentSettings, ask: (sql: string) => Promise<readonly Row[]>) {
  const orders = await ask(openOrdersSql(Date.now()));
  const { deliveredTotal, failedTotal } = await reconcile(orders, settings, ({ isFine, sentence }) =>
    isFine ? console.log(sentence) : console.error(sentence),
  );
  console.log(`Asked about ${orders.length}, delivered ${deliveredTotal}, failed ${failedTotal}.`);
  if (failedTotal > 0) process.exit(1);
}

function show(order: Row, events: readonly Row[], grants: readonly Row[]): void {
  console.log(fieldsOf(order));
  console.log(`\n${tableOf(events, "No notify has come.")}`);
  console.log(`\n${tableOf(grants, "The order has given no days.")}`);
}

function requireSettings({ target }: Command): PaymentSettings {
  const read = readSettings(target);
  return read.ok ? read.settings : exitWith(read.sentence);
}

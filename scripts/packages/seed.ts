// The packages that a developer's database has from its first start on. A list that the developer has set stays.

import { readFileSync } from "node:fs";
import path from "node:path";
import { readPackages } from "./list.ts";
import { setPackagesSql } from "./sql.ts";

const file = path.join(import.meta.dirname, "local.json");

/** Does nothing if the table has any package, even a retired one. */
export async function seedPackages(database: D1Database): Promise<void> {
  if (await database.prepare("SELECT 1 FROM packages").first()) return;
  const list = readPackages(readFileSync(file, "utf8"));
  if (!list.ok) throw new Error(list.faults.join("\n"));
  // The table is empty, so no package is retired and the time is not used.
  await database.prepare(setPackagesSql(list.packages, 0)).run();
}

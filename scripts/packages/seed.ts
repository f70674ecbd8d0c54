// The packages that a developer's database has from its first start on. A list that the developer has set stays.

import { readFileSync } from "node:fs";
import path from "node:path";
import { inLocalDatabase } from "../local-database.ts";
import { readPackages } from "./list.ts";
import { setPackagesSql } from "./sql.ts";

const file = path.join(import.meta.dirname, "local.json");

/** Does nothing if the table has any package, even a retired one. */
export function seedPackages(): void {
  const list = readPackages(readFileSync(file, "utf8"));
  if (!list.ok) throw new Error(list.faults.join("\n"));
  inLocalDatabase("packages", (database) => {
    if (database.prepare("SELECT 1 FROM packages").get()) return;
    // The table is empty, so no package is retired and the time is not used.
    database.exec(setPackagesSql(list.packages, 0));
  });
}

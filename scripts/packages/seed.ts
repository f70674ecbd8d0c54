// The packages that a developer's database has from its first start on. A list that somebody has set stays.

import { readFileSync } from "node:fs";
import path from "node:path";
import { inLocalDatabase } from "../local-database.ts";
import { readPackages } from "./list.ts";
import { setPackagesSql } from "./sql.ts";

const file = path.join(import.meta.dirname, "local.json");

/** Does nothing where a package was ever set, also one that is retired. */
export function seedPackages(): void {
  const list = readPackages(readFileSync(file, "utf8"));
  if (!list.ok) throw new Error(list.faults.join("\n"));
  inLocalDatabase("packages", (database) => {
    if (database.prepare("SELECT 1 FROM packages").get()) return;
    // Never retired, so the moment does not matter.
    database.exec(setPackagesSql(list.packages, 0));
  });
}

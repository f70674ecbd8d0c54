// A database in memory with the deployed schema.

import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

export function emptyDatabase(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const file of globSync("worker/migrations/*.sql").toSorted())
    database.exec(readFileSync(file, "utf8"));
  return database;
}

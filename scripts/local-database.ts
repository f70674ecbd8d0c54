// Direct access to the files of the local database, without its server.

import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { exitWith, faultSentence, folderFault } from "./faults.ts";
import { databaseFiles } from "./state.ts";

const lockTimeoutMs = 5_000;

/**
 * Does the work in the served database, and in databases of earlier configurations that have the table. Ends the
 * process if a database cannot be used.
 */
export function inLocalDatabase(table: string, work: (database: DatabaseSync) => void): void {
  for (const file of databaseFiles()) {
    try {
      const database = new DatabaseSync(file, { timeout: lockTimeoutMs });
      if (database.prepare("SELECT 1 FROM sqlite_schema WHERE name = ?").get(table)) work(database);
      database.close();
    } catch (error) {
      const fault = folderFault(String(error));
      if (fault) exitWith(faultSentence(fault, path.dirname(file)));
      throw error;
    }
  }
}

// The SQL that sets the list of packages. It is one statement, so the database takes all of it or nothing.

import { quoted } from "../sql.ts";
import type { PackageEntry } from "./list.ts";

const columns =
  "package_id, name, description, price_cents, offer_percent, period_days, position, retired_at_ms";

/**
 * The packages of the list can be bought, in the list's order. Every other package is retired, since `nowMs` if it was
 * not retired before. The values are written into the text, because wrangler's command takes no parameters.
 */
export function setPackagesSql(packages: readonly PackageEntry[], nowMs: number): string {
  const rows = packages.map(
    ({ packageId, name, description, priceCents, offerAmount, period }, position) =>
      `SELECT ${[quoted(packageId), quoted(name), quoted(description), priceCents, offerAmount, period, position].join(", ")}, NULL`,
  );
  const ids = packages.map(({ packageId }) => quoted(packageId)).join(", ");
  const others = `SELECT ${columns.replace("retired_at_ms", `ifnull(retired_at_ms, ${nowMs})`)}
    FROM packages WHERE package_id NOT IN (${ids})`;
  // SQLite needs a WHERE before `ON CONFLICT` after a SELECT; otherwise it reads `ON` as the condition of a join.
  return `INSERT INTO packages (${columns})
    SELECT * FROM (${[...rows, others].join(" UNION ALL ")}) WHERE true
    ON CONFLICT (package_id) DO UPDATE SET
      name = excluded.name, description = excluded.description, price_cents = excluded.price_cents,
      offer_percent = excluded.offer_percent, period_days = excluded.period_days,
      position = excluded.position, retired_at_ms = excluded.retired_at_ms`;
}

// The SQL of the packages. Rejects when the database does not answer.

export interface PackageRow {
  readonly package_id: string;
  readonly name: string;
  readonly description: string;
  readonly price_cents: number;
  readonly offer_percent: number;
  readonly period_days: number;
  readonly retired_at_ms: number | null;
}

/** The packages that can be bought, in the order in which they are shown. */
export async function packagesForSale(db: D1Database): Promise<readonly PackageRow[]> {
  const { results } = await db
    .prepare("SELECT * FROM packages WHERE retired_at_ms IS NULL ORDER BY position, package_id")
    .all<PackageRow>();
  return results;
}

/** Null for an id that no package ever had. */
export function packageById(db: D1Database, packageId: string): Promise<PackageRow | null> {
  return db.prepare("SELECT * FROM packages WHERE package_id = ?").bind(packageId).first<PackageRow>();
}

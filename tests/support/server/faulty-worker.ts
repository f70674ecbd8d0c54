// The local Worker with a database that fails as told, for tests of what a fault leaves behind. A POST to /api/test/faults
// sets what the next round trips to the database do, and a GET tells what they were.

import local from "../../../worker/src/local.ts";

/** The round trip is made; fails before it reached the database; fails after the database has committed; is refused. */
export type RoundTrip = "made" | "lostBefore" | "lostAfter" | "overloaded" | "broken";

const faults: Readonly<Record<Exclude<RoundTrip, "made">, string>> = {
  lostBefore: "D1_ERROR: Network connection lost.",
  lostAfter: "D1_ERROR: Network connection lost.",
  overloaded: "D1_ERROR: D1 DB is overloaded. Requests queued for too long.",
  broken: "D1_ERROR: database disk image is malformed: SQLITE_CORRUPT",
};

interface Told {
  /** For the first round trips in turn; the last one goes on for ever. */
  readonly plan: readonly RoundTrip[];
  /** The SQL of each round trip since. */
  readonly trips: string[][];
}

let told: Told = { plan: ["made"], trips: [] };

async function trip<Value>(sql: string[], make: () => Promise<Value>): Promise<Value> {
  const { plan, trips } = told;
  const kind = plan[trips.length] ?? plan.at(-1) ?? "made";
  trips.push(sql);
  if (kind === "made") return make();
  if (kind === "lostAfter") await make();
  throw new Error(faults[kind]);
}

class Statement {
  constructor(
    readonly sql: string,
    readonly real: D1PreparedStatement,
  ) {}

  bind(...values: unknown[]): Statement {
    return new Statement(this.sql, this.real.bind(...values));
  }

  first(): Promise<unknown> {
    return trip([this.sql], () => this.real.first());
  }

  all(): Promise<unknown> {
    return trip([this.sql], () => this.real.all());
  }

  run(): Promise<unknown> {
    return trip([this.sql], () => this.real.run());
  }
}

function faulty(db: D1Database): D1Database {
  const wrapped = {
    prepare: (sql: string) => new Statement(sql, db.prepare(sql)),
    batch: (statements: Statement[]) =>
      trip(
        statements.map(({ sql }) => sql),
        () => db.batch(statements.map(({ real }) => real)),
      ),
  };
  // The Worker uses no more of it.
  return wrapped as unknown as D1Database;
}

type Handler = Required<Pick<typeof local, "fetch" | "scheduled">>;

export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname !== "/api/test/faults")
      return (local as Handler).fetch(request, { ...env, DB: faulty(env.DB) }, context);
    if (request.method === "POST") told = { plan: await request.json<RoundTrip[]>(), trips: [] };
    return Response.json(told.trips);
  },
  scheduled: (controller, env, context) =>
    (local as Handler).scheduled(controller, { ...env, DB: faulty(env.DB) }, context),
} satisfies typeof local;

// What a test spends, in counts and never by the clock, because machines are noisy. `costs-setup.ts` holds each daily test
// to what vitest.config.ts allows it.

/** `npm run test:all` sets the variable; without it a test is as deep as in `npm test`. */
export const isDeep = process.env["TEST_DEPTH"] === "deep";

/**
 * What is counted: `servers` are stacks of `npm start` and Workers in workerd, `builds` those of page or Worker, `runs` those
 * of properties and loops, `calls` those of the crate.
 */
const costKinds = [
  "pages",
  "contexts",
  "browsers",
  "programs",
  "servers",
  "builds",
  "runs",
  "calls",
] as const;
export type CostKind = (typeof costKinds)[number];
export type Costs = Readonly<Record<CostKind, number>>;

declare module "vitest" {
  interface ProvidedContext {
    /** The most that a daily test may spend. */
    readonly dailyCostsMax: Costs;
  }
}

let spent = nothing();

export function spend(kind: CostKind, amount = 1): void {
  spent[kind] += amount;
}

/** What was spent since the last call. */
export function takeSpent(): Costs {
  const taken = spent;
  spent = nothing();
  return taken;
}

/** What was spent above the most that is allowed, as a sentence; null where nothing was. */
export function excess(spentByTest: Costs, max: Costs): string | null {
  const over = costKinds.filter((kind) => spentByTest[kind] > max[kind]);
  if (over.length === 0) return null;
  const counts = over.map((kind) => `${spentByTest[kind]} ${kind}, at most ${max[kind]}`);
  return `A daily test spent too much (${counts.join("; ")}): tag it deep or make it cheaper.`;
}

function nothing(): Record<CostKind, number> {
  return { pages: 0, contexts: 0, browsers: 0, programs: 0, servers: 0, builds: 0, runs: 0, calls: 0 };
}

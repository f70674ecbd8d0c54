// What a test spends, in counts and never by the clock, because machines are noisy. `costs-setup.ts` holds each daily test
// to what vitest.config.ts allows it.

/** What is counted. `servers` are those that a test starts itself, `builds` those of page or Worker. */
export const costKinds = ["pages", "contexts", "servers", "builds", "runs"] as const;
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

function nothing(): Record<CostKind, number> {
  return { pages: 0, contexts: 0, servers: 0, builds: 0, runs: 0 };
}

// The database of an operator's command: an environment that wrangler.toml lacks is refused, because wrangler would use the
// service's own.

import { expect, test } from "vitest";
import { environmentFault, nameOfTarget, targetOf } from "#scripts/target.ts";

test("an unknown environment is refused with those that there are", () => {
  const configuration =
    "[env.staging]\n[[env.staging.d1_databases]]\n[env.two.vars]\n# [env.three]\n[env.four]\n";
  expect(environmentFault("staging", configuration)).toBeNull();
  expect(environmentFault(null, configuration)).toBeNull();
  for (const name of ["stagin", "two", "three", ""])
    expect(environmentFault(name, configuration)).toBe(
      `wrangler.toml has no [env.${name}]; it has staging, four.`,
    );
  expect(environmentFault("a", "")).toBe("wrangler.toml has no [env.a]; it has none.");
  expect(environmentFault("staging")).toBeNull();
});

test("a target is local unless a deployed one is named, and one of the two is enough", () => {
  expect(nameOfTarget(targetOf({}) ?? { kind: "local" })).toBe("the local database");
  expect(targetOf({ remote: true })).toEqual({ kind: "remote", environment: null });
  expect(targetOf({ env: "staging" })).toEqual({ kind: "remote", environment: "staging" });
  expect(targetOf({ env: "staging", remote: true })).toBeNull();
});

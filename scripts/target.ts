// Which database an operator's command is for: the local stack's, or a deployed one of wrangler.toml.

import { readFileSync } from "node:fs";

export type Target =
  | { readonly kind: "local" }
  /** `environment` is the name of a block `[env.NAME]`; null for the service itself. */
  | { readonly kind: "remote"; readonly environment: string | null };

/** The options of every command with a target, for `parseArgs`. */
export const targetOptions = {
  remote: { type: "boolean" },
  env: { type: "string" },
} as const;

export const targetUsage = "[--remote | --env NAME]";

interface TargetValues {
  readonly remote?: boolean | undefined;
  readonly env?: string | undefined;
}

/** `--env` alone names a deployed database, too. Null for both options together. */
export function targetOf({ remote = false, env }: TargetValues): Target | null {
  if (env === undefined) return remote ? { kind: "remote", environment: null } : { kind: "local" };
  return remote ? null : { kind: "remote", environment: env };
}

/**
 * A sentence if wrangler.toml lacks the environment: wrangler would only warn, and use the database of the service itself.
 * Null if it has the environment.
 */
export function environmentFault(environment: string | null, configuration = configText()): string | null {
  if (environment === null) return null;
  const names = environmentNames(configuration);
  if (names.includes(environment)) return null;
  return `wrangler.toml has no [env.${environment}]; it has ${names.join(", ") || "none"}.`;
}

/** The names of the blocks `[env.NAME]` of wrangler.toml. */
export function environmentNames(configuration = configText()): readonly string[] {
  return [...configuration.matchAll(/^\[env\.([\w-]+)\]/gm)].map(([, name = ""]) => name);
}

/** The target in words, such as "the local database". */
export function nameOfTarget(target: Target): string {
  if (target.kind === "local") return "the local database";
  return target.environment === null
    ? "the deployed database"
    : `the deployed database of ${target.environment}`;
}

function configText(): string {
  return readFileSync("wrangler.toml", "utf8");
}

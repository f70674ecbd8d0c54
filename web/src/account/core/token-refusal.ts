// The reason why the sign-in library gives no token: a temporary failure, or a sign-in that has ended. Pure.

import type { SignInFailure } from "./user.ts";

/**
 * Codes after which another try may give a token. Every other code means that the provider no longer accepts this
 * sign-in.
 */
const passing: ReadonlySet<string> = new Set([
  "network-request-failed",
  "timeout",
  "too-many-requests",
  "quota-exceeded",
  "internal-error",
]);

export function reasonOf({ code }: Pick<SignInFailure, "code">): "expired" | "unreachable" {
  return passing.has(code) ? "unreachable" : "expired";
}

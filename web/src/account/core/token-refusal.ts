// Why the sign-in library gives no token: a fault that passes, or a sign-in that has ended. Pure.

import type { SignInFailure } from "./user.ts";

/** Another try may give a token. Every other code says that the provider takes this sign-in no more. */
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

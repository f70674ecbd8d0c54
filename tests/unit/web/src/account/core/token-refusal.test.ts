// Why the sign-in library gives no token: temporary faults, and faults that only another sign-in resolves.

import { expect, test } from "vitest";
import { reasonOf } from "#account/core/token-refusal.ts";

test.each([
  ["network-request-failed", "unreachable"],
  ["quota-exceeded", "unreachable"],
  ["internal-error", "unreachable"],
  ["user-token-expired", "expired"],
  ["user-disabled", "expired"],
  ["invalid-refresh-token", "expired"],
])("%s is %s", (code, reason) => {
  expect(reasonOf({ code })).toBe(reason);
});

// Why the user has fewer days than were bought: what the service said of it with the package.

import { readText } from "#lib/storage.ts";
import { uidOf } from "./accounts.ts";
import { packageKey } from "./core/entitlement.ts";
import { parseRevoked, type Revoked } from "./core/revoked.ts";
import { useEntitlement } from "./entitlement.ts";
import { useAccount } from "./use-account.ts";

export function useRevoked(): Revoked | null {
  const uid = uidOf(useAccount());
  // Days are taken and given with the entitlement, which draws this anew.
  useEntitlement();
  return parseRevoked(readText(packageKey), uid);
}

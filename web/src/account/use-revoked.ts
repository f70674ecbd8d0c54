// The reason why the user has fewer days than were bought, from the service's answer about the package.

import { readText } from "#lib/storage.ts";
import { uidOf } from "./accounts.ts";
import { packageKey } from "./core/entitlement.ts";
import { parseRevoked, type Revoked } from "./core/revoked.ts";
import { useEntitlement } from "./entitlement.ts";
import { useAccount } from "./use-account.ts";

export function useRevoked(): Revoked | null {
  const uid = uidOf(useAccount());
  // Subscribes to the entitlement, which changes whenever days are taken or given, so that the component is drawn
  // again.
  useEntitlement();
  return parseRevoked(readText(packageKey), uid);
}

// Whether the visitor who sees a paid order is its buyer.

import { useEntitlement } from "#account/entitlement.ts";
import { usePackageAnswer } from "#account/package-answer.ts";
import { useAccount } from "#account/use-account.ts";

/** `another`: the signed-in user has no package. Null if the visitor has premium, or if it is not known yet. */
export function useVisitor(isSuccess: boolean): "signedOut" | "another" | null {
  const account = useAccount();
  const { isPremium } = useEntitlement();
  const answer = usePackageAnswer();
  if (!isSuccess || isPremium || account.phase === "restoring") return null;
  if (account.phase === "signedOut") return "signedOut";
  return answer === "answered" || !account.user.emailVerified ? "another" : null;
}

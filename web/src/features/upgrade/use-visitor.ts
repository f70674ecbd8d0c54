// Whether the buyer of an order that is a success is the one who sees it.

import { useEntitlement } from "#account/entitlement.ts";
import { usePackageAnswer } from "#account/package-answer.ts";
import { useAccount } from "#account/use-account.ts";

/** `another`: somebody is signed in who has no package. Null while there is nothing to say, or it is not known. */
export function useVisitor(isSuccess: boolean): "signedOut" | "another" | null {
  const account = useAccount();
  const { isPremium } = useEntitlement();
  const answer = usePackageAnswer();
  if (!isSuccess || isPremium || account.phase === "restoring") return null;
  if (account.phase === "signedOut") return "signedOut";
  return answer === "answered" || !account.user.emailVerified ? "another" : null;
}

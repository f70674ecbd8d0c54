// The slot of the banner about an unverified e-mail address; empty for a verified address or no user. The banner is
// announced politely, and so is its end.

import { useState } from "react";
import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import { accountTexts } from "#messages/accounts.ts";
import { useAccount } from "./use-account.ts";

const banner = pagePart(async () => (await import("./verify-banner.tsx")).VerifyBanner);

export function VerifySlot() {
  const account = useAccount();
  const [unverifiedUid, setUnverifiedUid] = useState<string | null>(null);
  if (account.phase === "signedOut") return null;
  const isUnverified = account.phase === "signedIn" && !account.user.emailVerified;
  if (isUnverified && account.uid !== unverifiedUid) setUnverifiedUid(account.uid);
  return (
    <div aria-live="polite">
      {isUnverified && <LazyPart part={banner} props={{}} />}
      {!isUnverified && account.uid === unverifiedUid && (
        <p className="spoken">{accountTexts.emailVerified}</p>
      )}
    </div>
  );
}

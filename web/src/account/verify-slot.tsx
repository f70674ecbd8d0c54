// Where the banner about an unverified e-mail address stands; nothing for everybody else.

import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import { useAccount } from "./use-account.ts";

const banner = pagePart(async () => (await import("./verify-banner.tsx")).VerifyBanner);

export function VerifySlot() {
  const account = useAccount();
  const isUnverified = account.phase === "signedIn" && !account.user.emailVerified;
  return isUnverified && <LazyPart part={banner} props={{}} />;
}

// Counts each visited path once the visitor has agreed; unknown paths are not counted.

import { useEffect } from "react";
import { currentAccount } from "#account/accounts.ts";
import { sectionOf } from "#addresses/core/paths.ts";
import { countPageView, stopAnalytics } from "#lib/analytics/analytics.ts";
import { sendsEmailToAnalytics } from "#config/core/operator.ts";
import { own } from "#messages/own.ts";
import { specified } from "#messages/specified.ts";
import { useConsent } from "./use-consent.ts";

export function usePageView(pathname: string): void {
  const consent = useConsent();
  useEffect(() => {
    if (consent === "given" && sectionOf(pathname)) countPageView(pathname, visitor());
    if (consent === "refused") stopAnalytics();
  }, [pathname, consent]);
}

function visitor(): string {
  const account = currentAccount();
  if (account.phase === "signedOut") return specified.anonymousUser;
  const email = account.phase === "signedIn" ? account.user.email : "";
  return (sendsEmailToAnalytics(import.meta.env) && email) || own.signedInUser;
}

// Counts each visited path once the visitor has agreed; unknown paths are not counted.

import { useEffect } from "react";
import { sectionOf } from "#addresses/core/paths.ts";
import { countPageView, stopAnalytics } from "#lib/analytics/analytics.ts";
import { useConsent } from "./use-consent.ts";

export function usePageView(pathname: string): void {
  const consent = useConsent();
  useEffect(() => {
    if (consent === "given" && sectionOf(pathname)) countPageView(pathname);
    if (consent === "refused") stopAnalytics();
  }, [pathname, consent]);
}

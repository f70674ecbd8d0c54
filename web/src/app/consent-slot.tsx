// The place of the question about usage statistics: there if statistics are configured, until the visitor answers.

import { LazyPart } from "#components/lazy-part.tsx";
import { analyticsIsConfigured } from "#lib/analytics/analytics.ts";
import { pagePart } from "#lib/page-part.ts";
import { useConsent } from "./use-consent.ts";

const bar = pagePart(async () => (await import("./consent-bar.tsx")).ConsentBar);

export function ConsentSlot() {
  const consent = useConsent();
  if (!analyticsIsConfigured || consent !== "unasked") return null;
  return <LazyPart part={bar} props={{}} />;
}

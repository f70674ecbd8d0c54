// Page views for the operator's statistics. Nothing is loaded or sent unless a service is configured and the visitor
// has agreed. An event has a path of the product, never the visitor's input.

import { analyticsSettings } from "#config/core/operator.ts";
import { addressWithoutQuery } from "#addresses/core/page-address.ts";

/** Whether there is a service to ask the visitor's consent for. */
export const analyticsIsConfigured = analyticsSettings(import.meta.env) !== null;

type Service = typeof import("./firebase-analytics.ts");

let service: Promise<Service> | null = null;

/** Counts one page that `visitor` opened. Call it only with the visitor's consent. */
export function countPageView(pagePath: string, visitor: string): void {
  if (!analyticsIsConfigured) return;
  const pageAddress = addressWithoutQuery(window.location);
  service ??= import("./firebase-analytics.ts");
  void service.then((loaded) => loaded.sendPageView({ pagePath, pageAddress, visitor })).catch(forget);
}

/** Stops a loaded service from collecting, after the visitor withdrew consent. */
export function stopAnalytics(): void {
  void service?.then((loaded) => loaded.stopCollecting()).catch(forget);
}

/** Ignores a failure of the statistics, such as no network or a blocker; the next page view tries again. */
function forget(): void {
  service = null;
}

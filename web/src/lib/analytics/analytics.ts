// Page views for the operator's statistics. Nothing is loaded or sent before a service is configured and the visitor
// agreed; an event carries a path of the product and never what the visitor typed.

import { analyticsSettings } from "#config/core/operator.ts";
import { addressWithoutQuery } from "#addresses/core/page-address.ts";

const settings = analyticsSettings(import.meta.env);

/** Whether there is anything to ask the visitor about. */
export const analyticsIsConfigured = settings !== null;

type Service = typeof import("./firebase-analytics.ts");

let service: Promise<Service> | null = null;

/** Counts one opened page. Call it only with the visitor's consent. */
export function countPageView(pagePath: string): void {
  if (!settings) return;
  const pageAddress = addressWithoutQuery(window.location);
  service ??= import("./firebase-analytics.ts");
  void service.then((loaded) => loaded.sendPageView(settings, { pagePath, pageAddress })).catch(forget);
}

/** Ends the collecting of a service that runs, after the visitor took the consent back. */
export function stopAnalytics(): void {
  void service?.then((loaded) => loaded.stopCollecting()).catch(forget);
}

/** Statistics must never be in the way: without network or behind a blocker the page goes on, and the next view tries again. */
function forget(): void {
  service = null;
}

// Page views and events for the operator's statistics. Nothing is loaded or sent unless a service is configured and
// the visitor has agreed. An event names a path of the product, a feature, a package or a status, never the visitor's
// input, e-mail address or order.

import { analyticsSettings } from "#config/core/operator.ts";
import { addressWithoutQuery } from "#lib/page-address.ts";
import { currentConsent } from "./consent.ts";

/** Whether there is a service to ask the visitor's consent for. */
export const analyticsIsConfigured = analyticsSettings(import.meta.env) !== null;

/** Section 7 of the specification names the events. */
export interface CountedEvents {
  /** A premium feature was pressed; `allowed`: the visitor is premium. */
  readonly premium_access: { readonly feature: "columns" | "bases" | "steps"; readonly allowed: boolean };
  readonly purchase_click: { readonly package_id: string };
  /** The buyer came back from the payment; `status` is the last one that the page showed. */
  readonly purchase_return: {
    readonly status: "SUCCESS" | "PENDING" | "INVALID" | "NOT_FOUND" | "canceled";
  };
}

type Service = typeof import("./firebase-analytics.ts");

let service: Promise<Service> | null = null;

/** Counts one page that `visitor` opened. Call it only with the visitor's consent. */
export function countPageView(pagePath: string, visitor: string): void {
  count("page_view", { page_path: pagePath, user: visitor });
}

/** Counts an action of the visitor, if the visitor has given consent. */
export function countEvent<Name extends keyof CountedEvents>(name: Name, params: CountedEvents[Name]): void {
  if (currentConsent() === "given") count(name, params);
}

function count(name: string, params: object): void {
  if (!analyticsIsConfigured) return;
  const pageAddress = addressWithoutQuery(window.location);
  service ??= import("./firebase-analytics.ts");
  void service.then((loaded) => loaded.sendEvent(name, params, pageAddress)).catch(forget);
}

/** Stops a loaded service from collecting, after the visitor withdrew consent. */
export function stopAnalytics(): void {
  void service?.then((loaded) => loaded.stopCollecting()).catch(forget);
}

/** Ignores a failure of the statistics, for example no network or a blocker; the next event tries again. */
function forget(): void {
  service = null;
}

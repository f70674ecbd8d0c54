// Page views through the analytics SDK, a chunk of its own: loaded only if configured and with the visitor's consent.

import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  setDefaultEventParameters,
  type Analytics,
} from "firebase/analytics";
import { firebaseApp } from "../firebase-app.ts";

interface PageView {
  readonly pagePath: string;
  /** Without a query. It is always given, because the SDK would otherwise read the whole address. */
  readonly pageAddress: string;
  /** The visitor, as the statistics may call them. */
  readonly visitor: string;
}

let analytics: Analytics | null = null;

export async function sendPageView(view: PageView): Promise<void> {
  if (!(await isSupported())) return;
  setDefaultEventParameters({ page_location: view.pageAddress, page_referrer: "" });
  analytics ??= initializeAnalytics(firebaseApp(), {
    config: {
      send_page_view: false,
      page_location: view.pageAddress,
      page_referrer: "",
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    },
  });
  setAnalyticsCollectionEnabled(analytics, true);
  logEvent(analytics, "page_view", {
    page_path: view.pagePath,
    page_location: view.pageAddress,
    user: view.visitor,
  });
}

export function stopCollecting(): void {
  if (analytics) setAnalyticsCollectionEnabled(analytics, false);
}

// The one Firebase app of the page, which sign-in and statistics share: a second one throws.

import { getApps, initializeApp, type FirebaseApp } from "firebase/app";
import { firebaseSettings } from "#config/core/operator.ts";

/** The library wants a key; the identity server of a developer's machine takes any. */
const settings = { apiKey: "local", ...firebaseSettings(import.meta.env) };

export function firebaseApp(): FirebaseApp {
  const [app] = getApps();
  return app ?? initializeApp(settings);
}

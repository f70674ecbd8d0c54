// The one Firebase app of the page, which sign-in and statistics share: initialising a second one throws.

import { getApps, initializeApp, type FirebaseApp } from "firebase/app";
import { firebaseSettings } from "#config/core/operator.ts";

/** The library requires a key; the identity server on a developer's machine accepts any. */
const settings = { apiKey: "local", ...firebaseSettings(import.meta.env) };

export function firebaseApp(): FirebaseApp {
  const [app] = getApps();
  return app ?? initializeApp(settings);
}

// The services an operator may connect, read from the build's settings. Pure, because the build reads it too: a
// service counts as connected only if all its settings are given.

export type Settings = Readonly<Record<string, unknown>>;

export interface AnalyticsSettings {
  readonly apiKey: string;
  readonly projectId: string;
  readonly appId: string;
  readonly measurementId: string;
}

export interface AccountSettings {
  readonly apiKey: string;
  readonly projectId: string;
  /** The host of the provider's sign-in pages. */
  readonly authDomain: string;
}

export interface EmailSettings {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
}

export function analyticsSettings(env: Settings): AnalyticsSettings | null {
  return complete({
    apiKey: env["VITE_FIREBASE_API_KEY"],
    projectId: env["VITE_FIREBASE_PROJECT_ID"],
    appId: env["VITE_FIREBASE_APP_ID"],
    measurementId: env["VITE_FIREBASE_MEASUREMENT_ID"],
  });
}

/** The settings of sign-in; null if it is not configured. */
export function accountSettings(env: Settings): AccountSettings | null {
  return complete({
    apiKey: env["VITE_FIREBASE_API_KEY"],
    projectId: env["VITE_FIREBASE_PROJECT_ID"],
    authDomain: env["VITE_FIREBASE_AUTH_DOMAIN"],
  });
}

/** The project's settings for the provider's library: those of all connected services. */
export function firebaseSettings(env: Settings): Partial<AccountSettings & AnalyticsSettings> {
  return { ...accountSettings(env), ...analyticsSettings(env) };
}

/**
 * The path of our own service that receives each change of the token; null if none is set, or if it leads to another
 * site.
 */
export function tokenSyncPath(env: Settings): string | null {
  const path = textOf(env["VITE_TOKEN_SYNC_PATH"]);
  // Browsers read two slashes, forward or back, as the beginning of a host.
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}

/** Whether page views may contain the user's e-mail address; only "1" means yes. */
export function sendsEmailToAnalytics(env: Settings): boolean {
  return env["VITE_ANALYTICS_EMAIL"] === "1";
}

export function emailSettings(env: Settings): EmailSettings | null {
  return complete({
    publicKey: env["VITE_EMAILJS_PUBLIC_KEY"],
    serviceId: env["VITE_EMAILJS_SERVICE_ID"],
    templateId: env["VITE_EMAILJS_TEMPLATE_ID"],
  });
}

/** The host, with its port unless that is the default one; null if any host is accepted. */
export function canonicalHost(env: Settings): string | null {
  return textOf(env["VITE_CANONICAL_HOST"]);
}

/** Whether the browser keeps the page, so that it works without a network; only "off" means no. */
export function worksOffline(env: Settings): boolean {
  return env["VITE_OFFLINE"] !== "off";
}

function complete<Name extends string>(given: Readonly<Record<Name, unknown>>): Record<Name, string> | null {
  const entries = Object.entries(given).map(([name, value]) => [name, textOf(value)] as const);
  if (entries.some(([, text]) => text === null)) return null;
  // The entries have exactly the given names, each with a text.
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Null for a setting that is left out or empty. */
export function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

// The services an operator may connect, read from the build's settings. Pure, because the build reads it too: a
// service counts as connected only when every setting of it is there.

type Settings = Readonly<Record<string, unknown>>;

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

/** Null where nobody can sign in. */
export function accountSettings(env: Settings): AccountSettings | null {
  return complete({
    apiKey: env["VITE_FIREBASE_API_KEY"],
    projectId: env["VITE_FIREBASE_PROJECT_ID"],
    authDomain: env["VITE_FIREBASE_AUTH_DOMAIN"],
  });
}

/** What the provider's library is told of the project: all that its services here need. */
export function firebaseSettings(env: Settings): Partial<AccountSettings & AnalyticsSettings> {
  return { ...accountSettings(env), ...analyticsSettings(env) };
}

/** A path of the service itself that is told of each change of the token; null where none is, or it is of another site. */
export function tokenSyncPath(env: Settings): string | null {
  const path = textOf(env["VITE_TOKEN_SYNC_PATH"]);
  // Browsers take two slashes, of either kind, for the begin of a host.
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}

/** Whether page views may carry the user's e-mail; only "1" says yes. */
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

/** The payment provider's pages: the real one, and the one where no money moves. */
export const checkoutAddresses = [
  "https://www.payhere.lk/pay/checkout",
  "https://sandbox.payhere.lk/pay/checkout",
] as const;

/** Where the form of a purchase is posted; null where nothing can be bought. Throws for any other address. */
export function checkoutSetting(env: Settings): string | null {
  const text = textOf(env["VITE_PAYMENT_CHECKOUT_URL"]);
  if (text === null) return null;
  const address = checkoutAddresses.find((each) => each === text);
  if (address === undefined)
    throw new Error(`VITE_PAYMENT_CHECKOUT_URL is "${text}"; it must be ${checkoutAddresses.join(" or ")}.`);
  return address;
}

/** What whoever sells something has to name; the addresses of the pages as links have them. */
export interface SellerSettings {
  readonly terms: string;
  readonly privacy: string;
  readonly refunds: string;
}

const sellerNames = ["VITE_CONTACT_EMAIL", "VITE_TERMS_URL", "VITE_PRIVACY_URL", "VITE_REFUND_URL"] as const;

/** Null where nothing can be bought. Throws where something can and not all of it is named. */
export function sellerSettings(env: Settings): SellerSettings | null {
  if (checkoutSetting(env) === null) return null;
  const missing = sellerNames.filter((name) => textOf(env[name]) === null);
  if (missing.length > 0)
    throw new Error(
      `VITE_PAYMENT_CHECKOUT_URL is set, so buyers must find whom they pay: set ${missing.join(", ")} too.`,
    );
  return {
    terms: pageAddress(env, "VITE_TERMS_URL"),
    privacy: pageAddress(env, "VITE_PRIVACY_URL"),
    refunds: pageAddress(env, "VITE_REFUND_URL"),
  };
}

function pageAddress(env: Settings, name: string): string {
  const text = textOf(env[name]) ?? "";
  // A core knows no URL; a blank would end the address.
  if (!/^https:\/\/[^\s"'<>/]+(?:\/[^\s"'<>]*)?$/.test(text))
    throw new Error(
      `${name} is "${text}"; it must be the address of a page, like https://example.com/terms.`,
    );
  return text;
}

/** The e-mail address that buyers may write to, written as in a link; null where there is none. */
export function contactSetting(env: Settings): string | null {
  const text = textOf(env["VITE_CONTACT_EMAIL"]);
  // What would end the address in a link is encoded.
  return text === null ? null : encodeURIComponent(text).replace("%40", "@");
}

/** Host and, where it is not the usual one, port; null when any host is fine. */
export function canonicalHost(env: Settings): string | null {
  return textOf(env["VITE_CANONICAL_HOST"]);
}

/** Whether the page is kept in the browser, so that it works without a network; only "off" says no. */
export function worksOffline(env: Settings): boolean {
  return env["VITE_OFFLINE"] !== "off";
}

function complete<Name extends string>(given: Readonly<Record<Name, unknown>>): Record<Name, string> | null {
  const entries = Object.entries(given).map(([name, value]) => [name, textOf(value)] as const);
  if (entries.some(([, text]) => text === null)) return null;
  // The entries are the given names, each with a text.
  return Object.fromEntries(entries) as Record<Name, string>;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

// What is wrong with the settings of a build: one check for each name, and one sentence for each fault.

import { lessonVideos, lessonVideosSetting } from "#config/core/lesson-videos.ts";
import { tokenSyncPath, type Settings, textOf } from "#config/core/operator.ts";
import { checkoutAddresses } from "#config/core/seller.ts";
import { lessonEntry } from "../src/learn/core/catalogue.ts";

/** A sentence about a text that is not what the name stands for; else null. */
type Check = (text: string, name: string) => string | null;

function must(be: string, isRight: (text: string) => boolean): Check {
  return (text, name) => (isRight(text) ? null : `${name} is "${text}"; it must ${be}.`);
}

const host = String.raw`[a-z\d-]+(?:\.[a-z\d-]+)+`;
const isWord = must("have no blanks", (text) => /^\S+$/.test(text));
const isPage = must("be the address of a page, like https://example.com/terms", isPageAddress);

const checks: Readonly<Record<string, Check>> = {
  VITE_FIREBASE_API_KEY: isWord,
  VITE_FIREBASE_PROJECT_ID: must("be the id of a project, like example-1234", (text) =>
    /^[a-z\d-]+$/.test(text),
  ),
  // Anything else would change the meaning of the whole header.
  VITE_FIREBASE_AUTH_DOMAIN: must("be a host, like example.firebaseapp.com", (text) =>
    new RegExp(`^${host}$`, "i").test(text),
  ),
  VITE_FIREBASE_APP_ID: isWord,
  VITE_FIREBASE_MEASUREMENT_ID: isWord,
  VITE_EMAILJS_PUBLIC_KEY: isWord,
  VITE_EMAILJS_SERVICE_ID: isWord,
  VITE_EMAILJS_TEMPLATE_ID: isWord,
  VITE_PAYMENT_CHECKOUT_URL: must(`be ${checkoutAddresses.join(" or ")}`, (text) =>
    checkoutAddresses.some((address) => address === text),
  ),
  VITE_CONTACT_EMAIL: must("be one e-mail address, like help@example.com", (text) =>
    new RegExp(`^[^\\s@"'<>(),;:?&]+@${host}$`, "i").test(text),
  ),
  VITE_SECURITY_CONTACT: must("begin with mailto: or https://, like mailto:security@example.com", (text) =>
    /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text),
  ),
  VITE_TERMS_URL: isPage,
  VITE_PRIVACY_URL: isPage,
  VITE_REFUND_URL: isPage,
  VITE_GOOGLE_PLAY_URL: isPage,
  VITE_TOKEN_SYNC_PATH: must(
    "be a path that begins with one /, like /session",
    (text) => tokenSyncPath({ VITE_TOKEN_SYNC_PATH: text }) !== null,
  ),
  VITE_ANALYTICS_EMAIL: must('be "1" or empty', (text) => text === "1"),
  VITE_OFFLINE: must('be "off" or empty', (text) => text === "off"),
  VITE_PRODUCT_NAME: must("be one line of text", (text) => text.trim() !== "" && !/\p{Cc}/u.test(text)),
  VITE_CANONICAL_HOST: must("be a host, with a port if it has one, like example.com", (text) =>
    /^[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/i.test(text),
  ),
  [lessonVideosSetting]: videosFault,
};

/** A sentence for each setting with a wrong value. */
export function settingFaults(env: Settings): readonly string[] {
  return Object.entries(checks).flatMap(([name, check]) => {
    const text = textOf(env[name]);
    return (text === null ? null : check(text, name)) ?? [];
  });
}

/** The names of the build's settings that the page does not have. */
export function unknownSettings(env: Settings): readonly string[] {
  return Object.keys(env).filter((name) => name.startsWith("VITE_") && !Object.hasOwn(checks, name));
}

/** Whom buyers pay: what each setting gives them. */
export const sellerSettingNames: Readonly<Record<string, string>> = {
  VITE_CONTACT_EMAIL: "an address for questions about a purchase",
  VITE_TERMS_URL: "the address of your terms",
  VITE_PRIVACY_URL: "the address of your privacy notice",
  VITE_REFUND_URL: "the address of your rules about refunds",
};

/** The settings that a checkout needs besides and that are not set; none without a checkout. */
export function missingSellerSettings(env: Settings): readonly string[] {
  if (textOf(env["VITE_PAYMENT_CHECKOUT_URL"]) === null) return [];
  return Object.keys(sellerSettingNames).filter((name) => textOf(env[name]) === null);
}

/** A page that any visitor can be sent to: by HTTPS, at a host with a domain, without a name and password. */
function isPageAddress(text: string): boolean {
  const address = /[\s"'<>]/.test(text) ? null : URL.parse(text);
  if (address?.protocol !== "https:" || address.username + address.password !== "") return false;
  return text.startsWith("https://") && new RegExp(`^${host}$`, "i").test(address.hostname);
}

function videosFault(text: string): string | null {
  try {
    const unknown = Object.keys(lessonVideos({ [lessonVideosSetting]: text })).find(
      (id) => lessonEntry(id)?.isUpcoming !== false,
    );
    return unknown === undefined
      ? null
      : `${lessonVideosSetting} names lesson ${unknown}; the page has no such lesson.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

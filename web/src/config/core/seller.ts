// What an operator who sells sets: the checkout, the pages of notices, the contact. Pure, because the build reads it too.

import { textOf, type Settings } from "./operator.ts";

/** The payment provider's pages: the real one, and the sandbox, where no money is moved. */
export const checkoutAddresses = [
  "https://www.payhere.lk/pay/checkout",
  "https://sandbox.payhere.lk/pay/checkout",
] as const;

/**
 * The address to which the form of a purchase is posted; null if none is set. Throws for an address that is not in
 * the list.
 */
export function checkoutSetting(env: Settings): string | null {
  const text = textOf(env["VITE_PAYMENT_CHECKOUT_URL"]);
  if (text === null) return null;
  const address = checkoutAddresses.find((each) => each === text);
  if (address === undefined)
    throw new Error(`VITE_PAYMENT_CHECKOUT_URL is "${text}"; it must be ${checkoutAddresses.join(" or ")}.`);
  return address;
}

/** The operator's pages about terms, privacy and refunds; their addresses are written as in links. */
export interface NoticePages {
  readonly terms: string;
  readonly privacy: string;
  readonly refunds: string;
}

const noticeNames = {
  terms: "VITE_TERMS_URL",
  privacy: "VITE_PRIVACY_URL",
  refunds: "VITE_REFUND_URL",
} as const;

/** The pages that are set. Throws for a text that is no address of a page. */
export function noticePages(env: Settings): Partial<NoticePages> {
  const given = Object.entries(noticeNames).filter(([, name]) => textOf(env[name]) !== null);
  return Object.fromEntries(given.map(([page, name]) => [page, pageAddress(env, name)]));
}

const sellerNames = ["VITE_CONTACT_EMAIL", ...Object.values(noticeNames)] as const;

/** The pages of a seller; null if no checkout is set. Throws if a checkout is set and one of the pages is missing. */
export function sellerSettings(env: Settings): NoticePages | null {
  if (checkoutSetting(env) === null) return null;
  const missing = sellerNames.filter((name) => textOf(env[name]) === null);
  if (missing.length > 0)
    throw new Error(
      `VITE_PAYMENT_CHECKOUT_URL is set, so buyers must find whom they pay: set ${missing.join(", ")} too.`,
    );
  return {
    terms: pageAddress(env, noticeNames.terms),
    privacy: pageAddress(env, noticeNames.privacy),
    refunds: pageAddress(env, noticeNames.refunds),
  };
}

function pageAddress(env: Settings, name: string): string {
  const text = textOf(env[name]) ?? "";
  // A core may not use `URL`. Blanks are excluded, because a blank would end the address.
  if (!/^https:\/\/[^\s"'<>/]+(?:\/[^\s"'<>]*)?$/.test(text))
    throw new Error(
      `${name} is "${text}"; it must be the address of a page, like https://example.com/terms.`,
    );
  return text;
}

/** The e-mail address for buyers, encoded for a link; null if none is set. */
export function contactSetting(env: Settings): string | null {
  const text = textOf(env["VITE_CONTACT_EMAIL"]);
  // Characters that would end the address in a link are encoded.
  return text === null ? null : encodeURIComponent(text).replace("%40", "@");
}

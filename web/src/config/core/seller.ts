// What an operator who sells sets: the checkout, the pages of notices, the contact. Pure, because the build reads it too;
// the build has checked each value (web/build/setting-faults.ts).

import { textOf, type Settings } from "./operator.ts";

/** The payment provider's pages: the real one, and the sandbox, where no money is moved. */
export const checkoutAddresses = [
  "https://www.payhere.lk/pay/checkout",
  "https://sandbox.payhere.lk/pay/checkout",
] as const;

/** The address to which the form of a purchase is posted; null if none is set. */
export function checkoutSetting(env: Settings): string | null {
  return textOf(env["VITE_PAYMENT_CHECKOUT_URL"]);
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

/** The pages that are set. */
export function noticePages(env: Settings): Partial<NoticePages> {
  const given = Object.entries(noticeNames).map(([page, name]) => [page, textOf(env[name])] as const);
  return Object.fromEntries(given.filter(([, text]) => text !== null));
}

/** The pages of a seller; null if no checkout is set. */
export function sellerSettings(env: Settings): NoticePages | null {
  const { terms, privacy, refunds } = noticePages(env);
  if (checkoutSetting(env) === null || !terms || !privacy || !refunds) return null;
  return { terms, privacy, refunds };
}

/** The e-mail address for buyers, encoded for a link; null if none is set. */
export function contactSetting(env: Settings): string | null {
  const text = textOf(env["VITE_CONTACT_EMAIL"]);
  // Characters that would end the address in a link are encoded.
  return text === null ? null : encodeURIComponent(text).replace("%40", "@");
}

// What a seller sets: the checkout's address, and the pages of notices, which may also be set where nothing is sold.

import { describe, expect, test } from "vitest";
import { wantedSources } from "#web/build/operator-headers.ts";
import {
  checkoutAddresses,
  checkoutSetting,
  contactSetting,
  noticePages,
  sellerSettings,
} from "#config/core/seller.ts";

describe("the payment provider's address", () => {
  const seller = {
    VITE_CONTACT_EMAIL: "help@example.com",
    VITE_TERMS_URL: "https://example.com/terms",
    VITE_PRIVACY_URL: "https://example.com/privacy?lang=en",
    VITE_REFUND_URL: "https://example.com",
  };
  const at = (address: string) => ({ ...seller, VITE_PAYMENT_CHECKOUT_URL: address });

  test.each(checkoutAddresses)("may be %s, and opens the page's forms to the provider's hosts", (address) => {
    expect(checkoutSetting(at(address))).toBe(address);
    expect(wantedSources(at(address), "production")).toEqual([{ "form-action": ["https://*.payhere.lk"] }]);
  });

  test.each([undefined, ""])("may be left out: %j", (address) => {
    expect(checkoutSetting({ VITE_PAYMENT_CHECKOUT_URL: address })).toBeNull();
    expect(wantedSources({ VITE_PAYMENT_CHECKOUT_URL: address }, "production")).toEqual([]);
  });

  test("needs whom buyers pay only where something can be bought", () => {
    expect(sellerSettings({})).toBeNull();
    expect(sellerSettings(at(checkoutAddresses[0]))).toEqual({
      terms: seller.VITE_TERMS_URL,
      privacy: seller.VITE_PRIVACY_URL,
      refunds: seller.VITE_REFUND_URL,
    });
  });

  test("opens nothing on a developer's machine, which has a sandbox at the page's own origin", () => {
    expect(wantedSources(at(checkoutAddresses[0]), "developer")).toEqual([]);
  });
});

describe("the pages of notices", () => {
  const pages = {
    VITE_TERMS_URL: "https://example.com/terms",
    VITE_PRIVACY_URL: "https://example.com/privacy",
    VITE_REFUND_URL: "https://example.com/refunds",
  };

  test("are those that are set, also where nothing is sold", () => {
    expect(noticePages({})).toEqual({});
    expect(noticePages({ VITE_PRIVACY_URL: pages.VITE_PRIVACY_URL, VITE_TERMS_URL: "" })).toEqual({
      privacy: pages.VITE_PRIVACY_URL,
    });
    expect(noticePages(pages)).toEqual({
      terms: pages.VITE_TERMS_URL,
      privacy: pages.VITE_PRIVACY_URL,
      refunds: pages.VITE_REFUND_URL,
    });
  });
});

test.each([
  ["help@example.com", "help@example.com"],
  ["a+b@example.com", "a%2Bb@example.com"],
  [undefined, null],
  ["", null],
])("VITE_CONTACT_EMAIL=%j is written as %j in a link", (text, address) => {
  expect(contactSetting({ VITE_CONTACT_EMAIL: text })).toBe(address);
});

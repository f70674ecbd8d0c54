// Each setting of a build is checked, all faults are said at once, and each is one sentence that names the setting.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { wantedSources } from "#web/build/operator-headers.ts";
import { missingSellerSettings, settingFaults, unknownSettings } from "#web/build/setting-faults.ts";

const right: Readonly<Record<string, readonly string[]>> = {
  VITE_FIREBASE_API_KEY: ["AIzaSyB-1_x"],
  VITE_FIREBASE_PROJECT_ID: ["example-1234"],
  VITE_FIREBASE_AUTH_DOMAIN: ["example-1234.firebaseapp.com"],
  VITE_FIREBASE_APP_ID: ["1:2:web:3"],
  VITE_FIREBASE_MEASUREMENT_ID: ["G-ABC123"],
  VITE_EMAILJS_PUBLIC_KEY: ["key_1"],
  VITE_EMAILJS_SERVICE_ID: ["service_1"],
  VITE_EMAILJS_TEMPLATE_ID: ["template_1"],
  VITE_PAYMENT_CHECKOUT_URL: [
    "https://www.payhere.lk/pay/checkout",
    "https://sandbox.payhere.lk/pay/checkout",
  ],
  VITE_CONTACT_EMAIL: ["help@example.com", "a.b+c@mail.example.co.uk"],
  VITE_SECURITY_CONTACT: ["mailto:security@example.com", "https://example.com/report"],
  VITE_TERMS_URL: ["https://example.com", "https://example.com/terms?lang=en#top"],
  VITE_PRIVACY_URL: ["https://example.com/privacy"],
  VITE_REFUND_URL: ["https://example.com/refunds"],
  VITE_GOOGLE_PLAY_URL: ["https://play.google.com/store/apps/details?id=com.example"],
  VITE_TOKEN_SYNC_PATH: ["/session"],
  VITE_ANALYTICS_EMAIL: ["1"],
  VITE_OFFLINE: ["off"],
  VITE_PRODUCT_NAME: ["Boolean Algebra"],
  VITE_CANONICAL_HOST: ["example.com", "localhost:8787"],
  VITE_LESSON_VIDEOS: ["01=abc123,02=def456"],
};

const page = [
  "terms",
  "example.com/terms",
  "http://example.com/terms",
  "javascript:alert(1)",
  "https://",
  "https://terms",
  "https://a b",
  "https:/example.com",
  "https://user:pass@example.com/terms",
  "https://user@example.com",
  'https://example.com/"x',
];
const word = ["a b", "a\nb"];
const wrong: Readonly<Record<string, readonly string[]>> = {
  VITE_FIREBASE_API_KEY: word,
  VITE_FIREBASE_PROJECT_ID: [...word, "My Project", "https://example.com"],
  VITE_FIREBASE_AUTH_DOMAIN: [
    "https://example.firebaseapp.com",
    "example",
    "a.example; script-src *",
    "a.example/x",
  ],
  VITE_FIREBASE_APP_ID: word,
  VITE_FIREBASE_MEASUREMENT_ID: word,
  VITE_EMAILJS_PUBLIC_KEY: word,
  VITE_EMAILJS_SERVICE_ID: word,
  VITE_EMAILJS_TEMPLATE_ID: word,
  VITE_PAYMENT_CHECKOUT_URL: ["https://payhere.example/pay/checkout", "https://www.payhere.lk/pay/checkout/"],
  VITE_CONTACT_EMAIL: [
    "not-an-address",
    "help@example",
    "@example.com",
    "a@b.com,c@d.com",
    "help@example.com?cc=x@example.com",
    "Help <help@example.com>",
    "mailto:help@example.com",
  ],
  VITE_SECURITY_CONTACT: [
    "security@example.com",
    "http://example.com",
    "mailto:nobody",
    "https://a b",
    "mailto:a@b\nExpires: x",
  ],
  VITE_TERMS_URL: page,
  VITE_PRIVACY_URL: page,
  VITE_REFUND_URL: page,
  VITE_GOOGLE_PLAY_URL: page,
  VITE_TOKEN_SYNC_PATH: ["session", "//other.example/session", "https://other.example"],
  VITE_ANALYTICS_EMAIL: ["yes", "0"],
  VITE_OFFLINE: ["on", "OFF"],
  VITE_PRODUCT_NAME: [" ", "two\nlines"],
  VITE_CANONICAL_HOST: ["https://example.com", "example.com/x", "a b"],
  VITE_LESSON_VIDEOS: ["x", "01=a,01=b", "99=abc123"],
};

const pairs = (values: typeof right) =>
  Object.entries(values).flatMap(([name, texts]) => texts.map((text) => [name, text] as const));

test.each(pairs(right))("%s may be %j", (name, text) => {
  expect(settingFaults({ [name]: text })).toEqual([]);
});

test.each(pairs(wrong))("%s is not %j, and the sentence names it", (name, text) => {
  const faults = settingFaults({ [name]: text });
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^${name} [^]*\\.$`))]);
  for (const mode of ["production", "developer"])
    expect(() => wantedSources({ [name]: text }, mode)).toThrow(faults[0]);
});

test.each(Object.keys(right))("%s may be empty or left out", (name) => {
  expect(settingFaults({ [name]: "" })).toEqual([]);
  expect(settingFaults({ [name]: undefined })).toEqual([]);
});

test("all faults are said at once, by the build too", () => {
  const env = Object.fromEntries(Object.entries(wrong).map(([name, [text]]) => [name, text]));
  expect(settingFaults(env)).toHaveLength(Object.keys(wrong).length);
  expect(() => wantedSources(env, "production")).toThrow(settingFaults(env).join("\n"));
});

describe("a checkout", () => {
  const checkout = { VITE_PAYMENT_CHECKOUT_URL: "https://www.payhere.lk/pay/checkout" };
  test("wants whom buyers pay, and names all that is missing at once", () => {
    expect(missingSellerSettings({})).toEqual([]);
    const names = ["VITE_CONTACT_EMAIL", "VITE_TERMS_URL", "VITE_PRIVACY_URL", "VITE_REFUND_URL"];
    expect(missingSellerSettings(checkout)).toEqual(names);
    expect(() => wantedSources(checkout, "production")).toThrow(`set ${names.join(", ")} too.`);
  });
});

test("a name that the page does not have is found, and vite's own are not", () => {
  expect(
    unknownSettings({ VITE_TERM_URL: "x", VITE_TERMS_URL: "x", MODE: "production", DEV: false }),
  ).toEqual(["VITE_TERM_URL"]);
});

test("the documented settings are those that are checked", () => {
  const documented = new Set(readFileSync("docs/deploy.md", "utf8").match(/VITE_\w+/g));
  expect([...documented].toSorted()).toEqual(Object.keys(right).toSorted());
});

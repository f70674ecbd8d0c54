// The operator's settings: when a service counts as connected, which hosts the policy allows, who is redirected, and
// which part of an address may leave the page.

import { describe, expect, test } from "vitest";
import { openPolicy } from "../../web/build/operator-headers.ts";
import {
  accountSettings,
  analyticsSettings,
  canonicalHost,
  emailSettings,
  sendsEmailToAnalytics,
  tokenSyncPath,
} from "#config/core/operator.ts";
import { canonicalAddress } from "#lib/canonical-host.ts";
import { addressWithoutQuery } from "#addresses/core/page-address.ts";

const analytics = {
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_PROJECT_ID: "project",
  VITE_FIREBASE_APP_ID: "app",
  VITE_FIREBASE_MEASUREMENT_ID: "G-1",
};
const account = {
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_PROJECT_ID: "project",
  VITE_FIREBASE_AUTH_DOMAIN: "project.firebaseapp.com",
};
const email = {
  VITE_EMAILJS_PUBLIC_KEY: "key",
  VITE_EMAILJS_SERVICE_ID: "service",
  VITE_EMAILJS_TEMPLATE_ID: "template",
};

describe.each([
  ["analytics", analytics, analyticsSettings],
  ["sign-in", account, accountSettings],
  ["e-mail", email, emailSettings],
] as const)("%s", (_, complete, read) => {
  test("is connected with all of its settings", () => {
    expect(Object.values(read(complete) ?? {})).toEqual(Object.values(complete));
  });
  test.each(Object.keys(complete))("is absent without %s", (missing) => {
    expect(read({ ...complete, [missing]: undefined })).toBeNull();
    expect(read({ ...complete, [missing]: "" })).toBeNull();
  });
});

test.each([
  ["/__session", "/__session"],
  ["/", "/"],
  [undefined, null],
  ["", null],
  ["session", null],
  ["https://other.example/session", null],
  ["//other.example/session", null],
  ["/\\other.example/session", null],
])("VITE_TOKEN_SYNC_PATH=%j is the path %j", (text, path) => {
  expect(tokenSyncPath({ VITE_TOKEN_SYNC_PATH: text })).toBe(path);
});

test.each([
  ["1", true],
  [undefined, false],
  ["", false],
  ["0", false],
  ["true", false],
])("VITE_ANALYTICS_EMAIL=%j sends the e-mail: %j", (text, sent) => {
  expect(sendsEmailToAnalytics({ VITE_ANALYTICS_EMAIL: text })).toBe(sent);
});

describe("the security policy", () => {
  const headers =
    "/*\n  Content-Security-Policy: default-src 'self'; connect-src 'self'; object-src 'none'\n";
  test("opens a directive to the given hosts and leaves the others", () => {
    expect(openPolicy(headers, { "connect-src": ["https://a.example", "https://b.example"] })).toBe(
      "/*\n  Content-Security-Policy: default-src 'self'; connect-src 'self' https://a.example https://b.example; object-src 'none'\n",
    );
  });
  test("refuses a directive that is not there, rather than building a page whose service is blocked", () => {
    expect(() => openPolicy(headers, { "script-src": ["https://a.example"] })).toThrow("script-src");
  });
});

describe("the canonical host", () => {
  const cases: readonly [from: string, host: string | undefined, to: string | null][] = [
    [
      "https://old.example/?a=1#/simplify?input=A",
      "new.example",
      "https://new.example/?a=1#/simplify?input=A",
    ],
    ["http://old.example:8080/x#/learn", "new.example", "http://new.example/x#/learn"],
    ["http://old.example/#/", "new.example:8080", "http://new.example:8080/#/"],
    ["https://new.example/#/simplify", "new.example", null],
    ["https://new.example/#/simplify", "NEW.example", null],
    ["https://old.example/#/simplify", undefined, null],
    ["https://old.example/#/simplify", "", null],
    ["http://localhost:8787/#/", "new.example", null],
    ["http://app.localhost:8787/#/", "new.example", null],
    ["http://127.0.0.1:8787/#/", "new.example", null],
    ["http://127.1.2.3/#/", "new.example", null],
    ["http://[::1]:8787/#/", "new.example", null],
    ["https://localhost.example/#/", "new.example", "https://new.example/#/"],
  ];
  test.each(cases)("from %s with %s to %s", (from, host, to) => {
    expect(canonicalAddress(new URL(from), canonicalHost({ VITE_CANONICAL_HOST: host }))).toBe(to);
  });
});

describe("an address leaves the page without its queries", () => {
  const cases: readonly [from: string, to: string][] = [
    ["https://a.example/?q=A.B#/simplify?input=A.B&mode=boolean", "https://a.example/#/simplify"],
    ["https://a.example/#/kmap", "https://a.example/#/kmap"],
    ["https://a.example/", "https://a.example/"],
    ["https://a.example/app/?x#", "https://a.example/app/"],
  ];
  test.each(cases)("%s", (from, to) => {
    expect(addressWithoutQuery(new URL(from))).toBe(to);
  });
});

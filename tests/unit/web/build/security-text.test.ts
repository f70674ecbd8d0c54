// The file for reports of weaknesses, by the operator's settings.

import { expect, test } from "vitest";
import { securityText } from "#web/build/security-text.ts";

const nowMs = Date.UTC(2026, 10, 29);

test.each([
  ["mailto:security@example.com", {}, []],
  ["https://example.com/report", {}, []],
  [
    "mailto:security@example.com",
    { VITE_CANONICAL_HOST: "example.com" },
    ["Canonical: https://example.com/.well-known/security.txt"],
  ],
])("%s with %j: the contact, less than a year valid", (contact, more, canonical) => {
  expect(securityText({ VITE_SECURITY_CONTACT: contact, ...more }, nowMs)?.split("\n")).toEqual([
    `Contact: ${contact}`,
    "Expires: 2027-11-28T00:00:00.000Z",
    "Preferred-Languages: en",
    ...canonical,
    "",
  ]);
});

test.each([undefined, ""])("without a contact (%j) there is no file", (contact) => {
  expect(securityText({ VITE_SECURITY_CONTACT: contact }, nowMs)).toBeNull();
});

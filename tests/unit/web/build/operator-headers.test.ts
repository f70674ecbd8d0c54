// The page's Strict-Transport-Security, by the Worker's own setting.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { strictTransport } from "#contract/strict-transport.ts";
import { withStrictTransport } from "#web/build/operator-headers.ts";

const headers = readFileSync("web/public/_headers", "utf8");

test.each([
  [undefined, "max-age=31536000"],
  ["", "max-age=31536000"],
  ["0", "max-age=31536000"],
  ["1", "max-age=31536000; includeSubDomains"],
])("HSTS_SUBDOMAINS=%j: %s, and nothing else changes", (setting, value) => {
  expect(strictTransport(setting)).toBe(value);
  const built = withStrictTransport(headers, setting);
  expect(built).toContain(`\n  Strict-Transport-Security: ${value}\n`);
  expect(built.replace(value, "max-age=31536000")).toBe(headers);
});

test("a file without the header is a fault of the build", () => {
  expect(() => withStrictTransport("/*\n", "1")).toThrow("no Strict-Transport-Security");
});

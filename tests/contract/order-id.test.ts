// An order's id has one shape and one length.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { composeOrderId, emailHashOf, isOrderId, isOrderIdOf, orderIdAtMs } from "#contract/order-id.ts";
import { assertProperty } from "#support/depth.ts";

const secondMs = 1000;
const epochMs = Date.parse("2022-01-01T00:00:00Z");

describe("the shape", () => {
  const cases: readonly [text: string, isOne: boolean][] = [
    ["OIDAB3K9154000000", true],
    ["OID00000000000000", true],
    ["OIDZZZZZ999999999", true],
    ["", false],
    ["OIDAB3K915400000", false],
    ["OIDAB3K91540000001", false],
    ["oidAB3K9154000000", false],
    ["OIDab3k9154000000", false],
    ["OIDAB3K915400000A", false],
    ["OIDAB_K9154000000", false],
    ["OIDÄB3K9154000000", false],
    ["OIDAB3K915400000٠", false],
    [" OIDAB3K9154000000", false],
    ["OIDAB3K9154000000\n", false],
    ["OIDAB3K9154000000\nOIDAB3K9154000000", false],
  ];
  test.each(cases)("%j: %s", (text, isOne) => {
    expect(isOrderId(text)).toBe(isOne);
  });
});

describe("an id", () => {
  const cases: readonly [hash: string, at: string, id: string | null][] = [
    ["AB3K9", "2026-11-18T09:46:40Z", "OIDAB3K9154000000"],
    ["ab3k9", "2026-11-18T09:46:40.999Z", "OIDAB3K9154000000"],
    ["AB3K9", "2026-11-18T09:46:41Z", "OIDAB3K9154000001"],
    ["AB3K9", "2025-03-03T09:46:40Z", "OIDAB3K9100000000"],
    ["AB3K9", "2025-03-03T09:46:39Z", null],
    ["AB3K9", "2053-09-09T01:46:39Z", "OIDAB3K9999999999"],
    ["AB3K9", "2053-09-09T01:46:40Z", null],
    ["AB3K9", "2022-01-01T00:00:00Z", null],
    ["AB3K9", "1999-01-01T00:00:00Z", null],
    ["AB3K", "2026-11-18T09:46:40Z", null],
    ["AB3K-", "2026-11-18T09:46:40Z", null],
  ];
  test.each(cases)("of %s at %s is %j", (hash, at, id) => {
    expect(composeOrderId(hash, Date.parse(at))).toBe(id);
  });

  test("tells its second again, and has the shape", () => {
    const seconds = fc.integer({ min: 100_000_000, max: 999_999_999 });
    assertProperty(
      fc.property(fc.emailAddress(), seconds, (email, second) => {
        const id = composeOrderId(emailHashOf(email), epochMs + second * secondMs) ?? "";
        expect(isOrderId(id)).toBe(true);
        expect(orderIdAtMs(id)).toBe(epochMs + second * secondMs);
      }),
    );
  });
});

describe("the hash of an e-mail address", () => {
  // Published values of FNV-1a with 32 bits, modulo 36^5: "" 811c9dc5, "a" e40c292c, "foobar" bf9cf968.
  test.each([
    ["", 0x811c9dc5],
    ["a", 0xe40c292c],
    ["foobar", 0xbf9cf968],
  ])("%j is that of the published value %i", (text, published) => {
    expect(parseInt(emailHashOf(text), 36)).toBe(published % 36 ** 5);
  });

  test("does not look at case, and has five characters", () => {
    expect(emailHashOf("Ada@Example.COM")).toBe(emailHashOf("ada@example.com"));
    assertProperty(
      fc.property(fc.string(), (text) => {
        expect(emailHashOf(text)).toMatch(/^[0-9A-Z]{5}$/);
      }),
    );
  });
});

test("an id is the user's where its hash is of the address and its second within a day", () => {
  const nowMs = Date.parse("2026-11-18T09:46:40Z");
  const day = 24 * 60 * 60;
  const idAt = (seconds: number, email = "ada@example.com") =>
    composeOrderId(emailHashOf(email), nowMs + seconds * secondMs) ?? "";
  const cases: readonly [id: string, isOwn: boolean][] = [
    [idAt(0), true],
    [idAt(day), true],
    [idAt(-day), true],
    [idAt(day + 1), false],
    [idAt(-day - 1), false],
    [idAt(0, "ADA@example.com"), true],
    [idAt(0, "eve@example.com"), false],
    [idAt(0).toLowerCase(), false],
    ["", false],
  ];
  for (const [id, isOwn] of cases) expect(isOrderIdOf(id, "ada@example.com", nowMs), id).toBe(isOwn);
});

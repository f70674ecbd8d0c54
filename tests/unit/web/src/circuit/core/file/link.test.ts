// A circuit's link: it is short, is read back as it was, and is refused if it was damaged.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromBase64url, toBase64url } from "#circuit/core/file/base64url.ts";
import { checksum } from "#circuit/core/file/bytes.ts";
import { packLink, unpackLink } from "#circuit/core/file/link.ts";
import type { Part } from "#circuit/core/model/circuit.ts";
import { adderCircuit } from "#support/circuit/adder-circuit.ts";
import { circuitFaults } from "#support/circuit/circuit-faults.ts";
import { savedCircuit, savedWithBoxes } from "#support/circuit/saved-circuit.ts";
import { assertProperty, share } from "#support/depth.ts";

/** A link whose checksum holds: what somebody makes on purpose. */
const linkOf = (bytes: readonly number[]) => toBase64url([...bytes, ...checksum(bytes)]);

const bytesOf = (link: string) => (fromBase64url(link) ?? []).slice(0, -2);

test("bytes are written as the standard's base64url", () => {
  assertProperty(
    fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
      const text = toBase64url([...bytes]);
      expect(text).toBe(Buffer.from(bytes).toString("base64url"));
      expect(fromBase64url(text)).toEqual([...bytes]);
    }),
    { seed: 17 },
  );
});

test("what is packed is unpacked as it was", () => {
  assertProperty(
    fc.property(fc.oneof(savedCircuit, savedWithBoxes), (saved) => {
      const link = packLink(saved);
      expect(link).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(unpackLink(link)).toEqual({ ok: true, value: saved });
    }),
    { seed: 17, runs: 1000 },
  );
});

test("a link once given is read by every later page", () => {
  const link =
    "AQALMS1iaXQgYWRkZXIOFA0QEAFDDQAgAkEwDQAoAkIwETAnAwAYADALETgLAwAYADALAC88AAAXJnAjBVN1bV8wETcwBjg0BUNhcnJ5CAgEAAMCBAAEAgQABAITABQCEwAYAgQAFwIEAAwCEwAgAgQCBAAIAv0w";
  expect(unpackLink(link)).toEqual({ ok: true, value: adderCircuit(1) });
});

test("an 8-bit adder of 8 full adders with its names fits an address of 2,000 characters", () => {
  const adder = adderCircuit(8);
  const count = (kind: string) => adder.parts.filter((part) => part.kind === kind).length;
  expect([count("switch"), count("bulb"), adder.parts.length, adder.wires.length]).toEqual([17, 9, 98, 153]);
  const link = packLink(adder);
  expect(unpackLink(link)).toEqual({ ok: true, value: adder });
  expect(link.length).toBeLessThan(1000);
});

test("positions off the grid, and between whole numbers, are kept exactly", () => {
  const at = (x: number, y: number): Part => ({ id: 1, kind: "node", x, y });
  for (const part of [at(3, 7), at(0.1, 19_999.999_999_999_996), at(20_000, 5e-324)]) {
    const saved = { name: "", parts: [part], wires: [], definitions: [], outputs: new Map() };
    expect(unpackLink(packLink(saved))).toEqual({ ok: true, value: saved });
  }
});

describe("a link is refused", () => {
  const whole = packLink(adderCircuit(2));
  const bytes = bytesOf(whole);

  test.each([
    ["when it is empty", "", "damaged_link"],
    ["when it is not base64url", "@@@@", "damaged_link"],
    ["when it has a plus sign", whole.replace(/^.../, "A+A"), "damaged_link"],
    ["when it is not ASCII", `${whole}ü`, "damaged_link"],
    ["when its end is cut", whole.slice(0, -4), "damaged_link"],
    ["when something follows", linkOf([...bytes, 0]), "damaged_link"],
    ["when it ends early with a checksum that holds", linkOf(bytes.slice(0, -1)), "damaged_link"],
    ["when a part is of no known kind", linkOf([2, 0, 0, 1, 0, 128 | 7, 0, 0]), "unknown_kind"],
    ["when it has no version", linkOf([0, ...bytes.slice(1)]), "damaged_link"],
    ["when its positions are of no known form", linkOf([1, 3, ...bytes.slice(2)]), "damaged_link"],
    ["when it is of a newer version", linkOf([4, ...bytes.slice(1)]), "newer_version"],
    ["when it says 5,001 parts", linkOf([1, 0, 0, 0x89, 0x27, 0]), "too_many_parts"],
    ["when it says 10,001 wires", linkOf([1, 0, 0, 0, 0x91, 0x4e]), "too_many_wires"],
    ["when its name has 200 million characters", linkOf([1, 0, 0xff, 0xff, 0xff, 0x7f]), "damaged_link"],
    ["when it is longer than a file may be", "A".repeat(2_000_001), "too_large"],
  ])("%s", (_, link, code) => {
    expect(unpackLink(link)).toMatchObject({ ok: false, error: { code } });
  });

  test("with the place, when a part in it breaks a rule", () => {
    // Two parts: the second is 5 × 5,000 to the right of the first.
    const link = linkOf([1, 0, 0, 2, 0, 7, 0, 0, 7, 0x90, 0x4e, 0]);
    expect(unpackLink(link)).toEqual({ ok: false, error: { code: "not_a_coordinate", path: "parts[1].x" } });
  });

  test("whichever single character of it was changed", () => {
    const digits = "AZaz09-_";
    for (let at = 0; at < whole.length; at += 1)
      for (const digit of digits) {
        const changed = whole.slice(0, at) + digit + whole.slice(at + 1);
        if (changed !== whole && toBase64url(fromBase64url(changed) ?? []) === changed)
          expect(unpackLink(changed).ok).toBe(false);
      }
  });
});

test("10,000 damaged links never throw, and what is unpacked obeys every rule", () => {
  const counts = { read: 0, refused: 0 };
  const originals = fc
    .oneof(savedCircuit, savedWithBoxes, fc.constant(adderCircuit(2)))
    .map((saved) => bytesOf(packLink(saved)));
  const damage = fc.tuple(fc.constantFrom("flip", "cut", "insert", "drop"), fc.nat(), fc.nat(255));
  assertProperty(
    fc.property(
      originals,
      fc.array(damage, { minLength: 1, maxLength: 2 }),
      fc.boolean(),
      (bytes, damages, mended) => {
        const changed = damages.reduce<readonly number[]>((before, [way, place, byte]) => {
          const at = place % (before.length + 1);
          if (way === "cut") return before.slice(0, at);
          return [
            ...before.slice(0, at),
            ...(way === "drop" ? [] : [byte]),
            ...before.slice(at + (way === "insert" ? 0 : 1)),
          ];
        }, bytes);
        const result = unpackLink(mended ? linkOf(changed) : toBase64url([...changed, ...checksum(bytes)]));
        counts[result.ok ? "read" : "refused"] += 1;
        expect(result.ok ? circuitFaults(result.value) : []).toEqual([]);
      },
    ),
    { seed: 1017, runs: 10_000 },
  );
  expect(counts.read).toBeGreaterThan(share(300, 10_000));
  expect(counts.refused).toBeGreaterThan(share(5_000, 10_000));
});

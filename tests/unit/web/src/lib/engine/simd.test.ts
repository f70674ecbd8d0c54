// The probe for 128-bit vectors: valid on this machine, which has them, and invalid without its vector instruction.

import { expect, test } from "vitest";
import { hasSimd } from "#lib/engine/simd.ts";

test("the probe says what validation says", () => {
  expect(hasSimd((bytes) => WebAssembly.validate(bytes))).toBe(true);
  expect(hasSimd(() => false)).toBe(false);
});

test("the probe is refused where one of its vector instructions is", () => {
  const probes: Uint8Array<ArrayBuffer>[] = [];
  hasSimd((bytes) => probes.push(new Uint8Array(bytes as ArrayBuffer)) > 0);
  const [probe] = probes;
  if (!probe) throw new Error("The probe was not validated.");
  const prefixes = [...probe.keys()].filter((at) => probe[at] === 0xfd);
  expect(prefixes).toHaveLength(2);
  for (const at of prefixes) expect(WebAssembly.validate(probe.with(at, 0xff))).toBe(false);
});

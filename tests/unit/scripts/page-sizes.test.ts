// Which figures of two lists of sizes differ so much that sizes.json has to be written again.

import { expect, test } from "vitest";
import { differences, type Size, type Sizes } from "#scripts/page-sizes.ts";

const home: Size = { scripts: 174_000, styles: 11_000, wasm: 250_000, files: 15 };
const sizes = (screens: Sizes["screens"], serviceWorker = 5_500): Sizes => ({
  screens,
  lessons: {},
  lazy: {},
  small: {},
  keptOffline: { bytes: 1_390_000, files: 260 },
  serviceWorker,
  crate: {},
});
const recorded = sizes({ "/": home });

test.each<[name: string, measured: Sizes, lines: readonly string[]]>([
  ["the same", sizes({ "/": { ...home } }), []],
  ["half a percent more", sizes({ "/": { ...home, scripts: 174_870 } }), []],
  ["over half a percent more", sizes({ "/": { ...home, scripts: 174_871 } }), ["174871, recorded 174000"]],
  ["over half a percent less", sizes({ "/": { ...home, wasm: 248_749 } }), ["248749, recorded 250000"]],
  ["a few bytes of a small file", sizes({ "/": home }, 5_564), []],
  ["more bytes of a small file", sizes({ "/": home }, 5_565), ["serviceWorker: 5565, recorded 5500"]],
  ["one more file", sizes({ "/": { ...home, files: 16 } }), ["screens / files: 16, recorded 15"]],
  ["a new screen", sizes({ "/": home, "/new": home }), Array(4).fill("not recorded")],
  ["no such screen now", sizes({}), Array(4).fill("no longer there")],
])("%s", (_name, measured, lines) => {
  expect(differences(recorded, measured)).toEqual(lines.map((line) => expect.stringContaining(line)));
});

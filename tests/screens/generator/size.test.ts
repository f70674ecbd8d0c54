// What the circuit generator's screen loads beyond the first load. The suite's set-up has built the page.

import { expect, test } from "vitest";
import { assetSizes, firstVisit } from "#scripts/bench/size.ts";
import { askedFiles } from "#support/browser/asked-files.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { GeneratorScreen } from "./screen.ts";

const open = useBrowser();

/** Tooltips, what paper needs and the keeping of files come after every screen, on a busy machine within the visit. */
const ofEveryScreen = /^(?:later|offline)-/;

test.each([
  { what: "the screen", path: "/cgen", outputs: null, bytesMax: 25_800 },
  // The drawing, the Web Workers of the package and of the drawing, and the table of forms.
  { what: "a first circuit with it", path: "/cgen?input=A.B", outputs: "F1", bytesMax: 69_500 },
  { what: "a truth table with them", path: "/cgen?vars=2&col=:3", outputs: "F1", bytesMax: 66_000 },
])("$what: at most $bytesMax bytes beyond the first load", async ({ what, path, outputs, bytesMax }) => {
  const files = await askedFiles(open, path, (page) => {
    const screen = new GeneratorScreen(page);
    return outputs === null ? screen.field.waitFor() : screen.drawing(outputs).waitFor();
  });
  const firstLoad = new Set(firstVisit("/").map(({ file }) => file));
  const loaded = assetSizes().filter(
    ({ file }) => files.has(file) && !firstLoad.has(file) && !ofEveryScreen.test(file),
  );
  const bytes = loaded.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  console.log(`The generator, ${what}: ${bytes} bytes gzip beyond the first load.`);
  expect(bytes).toBeLessThanOrEqual(bytesMax);
});

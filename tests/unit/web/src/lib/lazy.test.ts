// The table of all that is fetched lazily. A lazy boundary is a screen, a lesson, or what is fetched only after an answer, a press or
// consent and weighs at least 5 kB gzip with what it alone needs; and, whatever their size, analytics and error mail.

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** By the file that fetches: the module, and why it is not imported plainly. */
const table: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "account/accounts.ts": { "./identity.ts": "the sign-in library, for who signs in" },
  "account/premium-dialog.tsx": { "./premium-adds.tsx": "after the press on a feature of Premium" },
  "account/signing-in.tsx": {
    "./dialog/sign-in-dialog.tsx": "after the press on Sign In",
    "./session.tsx": "for who is signed in",
  },
  "app/history-button.tsx": { "#history/history-panel.tsx": "after the press on History" },
  "components/menu-button.tsx": { "./menu-list.tsx": "the library's menu, after a press" },
  "notation/fields/use-pasted-table.ts": { "./table-offer.tsx": "after a table is pasted" },
  "features/generator/generator-page.tsx": { "./networks-view.tsx": "after the answer" },
  "features/kmap/kmap-page.tsx": {
    "./own-groups.tsx": "after the press on Group it yourself",
    "./practice/map-practice.tsx": "after the press on Practise",
  },
  "features/kmap/map-columns.tsx": { "./circuit-pane.tsx": "after the press on Circuit" },
  "features/learn/in-place-of-lesson.tsx": {
    "./map-help/map-help.tsx": "a screen",
    "./review/review.tsx": "a screen",
  },
  "features/simplifier/more-row.tsx": { "./answer-map.tsx": "after the press on Map" },
  "features/simplifier/simplifier-page.tsx": { "./answer-card.tsx": "after the answer" },
  "features/simulator/canvas.tsx": { "./drawing.tsx": "the drawing library, for who may see a drawing" },
  "features/truth-table/truth-table-page.tsx": { "./table-answer.tsx": "after the answer" },
  "learn/circuits/circuit-block.tsx": { "../circuit-figures.ts": "as a circuit comes near" },
  "learn/maps/map-block.tsx": { "../map-figures.ts": "as a map comes near" },
  "learn/practice/simplify/lazy-practice.tsx": { "./simplify-practice.tsx": "as the practice comes near" },
  "lib/analytics/analytics.ts": { "./firebase-analytics.ts": "analytics, after consent" },
  "lib/api.ts": { "./api-client.ts": "the client and all schemas, at the first call" },
  "lib/error-notice.ts": { "./error-email.ts": "error mail" },
  "function/lazy-views.ts": {
    "./form-shown.tsx": "after the answer",
    "./map-view.tsx": "a map, after the rest of the screen",
  },
  "steps/lazy-panels.ts": { "./panels.ts": "after the press on Show Steps" },
};

test("each lazy import is in the table, or is a screen or a lesson", () => {
  const root = "web/src";
  const found: Record<string, string[]> = {};
  for (const file of globSync("**/*.{ts,tsx}", { cwd: root })) {
    const name = file.replaceAll("\\", "/");
    // The build draws the first paint with it; no browser loads it.
    if (name === "app/first-paint/render.tsx") continue;
    const source = readFileSync(`${root}/${file}`, "utf8").replaceAll(/^ *(?:\*|\/\/).*$/gm, "");
    for (const [, module = ""] of source.matchAll(/(?<!typeof )\bimport\("([^"]+)"\)/g))
      if (!module.endsWith("-page.tsx")) (found[name] ??= []).push(module);
  }
  for (const modules of Object.values(found)) modules.sort();
  const named = Object.entries(table).map(([file, modules]) => [file, Object.keys(modules).toSorted()]);
  expect(found).toEqual(Object.fromEntries(named));
});

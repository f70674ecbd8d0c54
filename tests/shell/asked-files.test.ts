// What a visit to the screens asks for before anything is pressed. What these files weigh is in sizes.json.
// @module-tag deep

import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { builtPage } from "#scripts/built-page.ts";
import { begin } from "#support/browser/begin.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { untilIdle } from "#support/browser/until-idle.ts";
import { named } from "#support/browser/named.ts";

const open = useBrowser();

/** Each screen but the simulator, with what it shows once its code is there. */
const screens: Readonly<Record<string, (main: Locator) => Locator>> = {
  "/": (main) => main.getByRole("textbox"),
  "/simplify": (main) => main.getByRole("textbox"),
  "/ttable": (main) => main.getByRole("textbox"),
  "/soppos": (main) => main.getByRole("table"),
  "/number-systems": (main) => main.getByRole("textbox"),
  "/upgrade": (main) => main.getByRole("button", { name: "Buy Now" }),
  "/kmap": (main) => main.getByRole("grid"),
  "/learn": (main) => main.getByRole("heading", { level: 2 }),
  "/learn/lesson/02": (main) => main.locator("[data-section]"),
};

/** What comes without a press, by their modules below web/. */
const atOnce = [
  // What follows the first press.
  "src/features/simplifier/answer-card.tsx",
  "src/features/truth-table/table-answer.tsx",
  "src/function/form-shown.tsx",
  "src/lib/api-client.ts",
  // The map of the Karnaugh map's screen.
  "src/function/map-view.tsx",
  "src/lessons/02/lesson.tsx",
];

test("the screens ask for their own files and for what they show at once, and for no others", async () => {
  const asked = new Set<string>();
  const { page } = await open({
    path: "/cgen",
    before: async (context) => {
      context.on("request", (request) => {
        const [, file] = /\/(assets\/[^/]+\.(?:js|css))$/.exec(request.url()) ?? [];
        if (file !== undefined) asked.add(file);
      });
    },
  });
  for (const [path, shown] of Object.entries(screens))
    await named(path, async () => {
      await begin(page, path);
      await shown(page.getByRole("main")).first().waitFor();
      await untilIdle(page);
    });
  const { firstVisit, filesOf } = builtPage();
  const paths = ["/cgen", ...Object.keys(screens)].map((path) => path.replace(/\d+$/, ":lessonId"));
  const known = [...paths.flatMap(firstVisit), ...atOnce.flatMap(filesOf)];
  const files = new Set(known.map(({ file }) => file));
  expect([...asked].filter((file) => !files.has(file))).toEqual([]);
  expect(asked.size).toBeGreaterThan(20);
});

// Each part of the page that is fetched on demand: its fetch fails once, a sentence stands in its place, the next fetch
// is really made, and nothing that was typed or answered is gone.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { begin } from "#support/browser/begin.ts";
import { type DemoEmail, type OpenOptions, useBrowser } from "#support/browser/browser.ts";
import { named } from "#support/browser/named.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";
import { failure, openWithout, tryAgain } from "./broken-files.ts";
import { scriptOf } from "#support/browser/built-file.ts";

const open = useBrowser();

const nothing = async () => undefined;

interface Part {
  readonly path: string;
  /** Below web/. */
  readonly module: string;
  /** What the visitor does, and what then needs the part. */
  readonly act: (page: Page) => Promise<unknown>;
  /** Something that only the part draws. */
  readonly drawn: (page: Page) => ReturnType<Page["locator"]>;
}

/** The parts of a visit, by name: each is fetched by none of those before it. */
type Parts = Readonly<Record<string, Part>>;

/** Comes to each part in turn while it fails, and then gets it by the next press. */
async function visit(parts: Parts, options: OpenOptions, keepsInput: boolean): Promise<void> {
  const files = Object.values(parts).map(({ module }) => scriptOf(module));
  const { page, brokenOf } = await openWithout(open, files, { ...options, path: "/cgen" });
  const input = page.locator("main input").first();
  for (const [name, { path, module, act, drawn }] of Object.entries(parts))
    await named(name, async () => {
      await begin(page, path);
      await act(page);
      await failure(page).waitFor();
      const typed = keepsInput ? await input.inputValue() : "";
      if (keepsInput) expect(typed).not.toBe("");
      else expect(new URL(page.url()).hash).toBe(`#${path}`);
      brokenOf(scriptOf(module)).mend();
      await tryAgain(page).click();
      await drawn(page).waitFor();
      await failure(page).waitFor({ state: "detached" });
      if (keepsInput) expect(await input.inputValue()).toBe(typed);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
      await page.keyboard.press("Escape");
    });
}

const partsOfScreens: Parts = {
  "the form of SoP PoS": {
    path: "/soppos?vars=3",
    module: "src/function/form-shown.tsx",
    act: (page) => page.getByRole("checkbox", { name: "Row 5:" }).click(),
    drawn: (page) => page.getByRole("button", { name: "Open in", exact: true }),
  },
  "the map of SoP PoS": {
    path: "/soppos?vars=4&rows=1,3",
    module: "src/function/map-view.tsx",
    act: (page) => page.locator("label", { hasText: "Map" }).click(),
    drawn: (page) => page.getByRole("grid", { name: /^Karnaugh map of A, B, C and D/ }),
  },
  "the answer": {
    path: "/simplify",
    module: "src/features/simplifier/answer-card.tsx",
    act: async (page) => {
      const { field } = new SimplifierScreen(page);
      await field.fill("AB+A'C+BC");
      await field.press("Enter");
    },
    drawn: (page) => new SimplifierScreen(page).row("Result"),
  },
  "an answer's map": {
    path: "/simplify?input=A.B%2BC&mode=boolean",
    module: "src/features/simplifier/answer-map.tsx",
    act: (page) => page.getByRole("button", { name: "Map", exact: true }).click(),
    drawn: (page) => page.getByRole("grid"),
  },
  "the table": {
    path: "/ttable",
    module: "src/features/truth-table/table-answer.tsx",
    act: async (page) => {
      const field = page.getByRole("textbox", { name: "Expression", exact: true });
      await field.fill("A.B+C");
      await field.press("Enter");
    },
    drawn: (page) => page.getByRole("table"),
  },
  "a menu": {
    path: "/simplify",
    module: "src/components/menu-list.tsx",
    act: async (page) => {
      await new SimplifierScreen(page).field.fill("A+B");
      await page.getByRole("button", { name: "Settings" }).click();
    },
    drawn: (page) => page.getByRole("menuitemradio", { name: "Dark" }),
  },
};

describe("a part says that it could not be fetched, keeps what was typed, and comes with the next press", () => {
  test("those of the screens", () => visit(partsOfScreens, {}, true));
});

const partsForAll: Parts = {
  "the sign-in dialog": {
    path: "/upgrade",
    module: "src/account/dialog/sign-in-dialog.tsx",
    act: (page) => page.getByRole("main").getByRole("button", { name: "Sign In" }).click(),
    drawn: (page) => page.getByRole("button", { name: "Continue with e-mail" }),
  },
};

const partsOfPremium: Parts = {
  "the steps of an answer": {
    path: "/simplify?input=A.B&mode=boolean",
    module: "src/steps/panels.ts",
    act: (page) => page.getByRole("button", { name: "Show Steps" }).click(),
    drawn: (page) =>
      page.getByRole("complementary", { name: "Steps" }).getByText("Original", { exact: true }),
  },
};

const practiceTask = (page: Page) =>
  page.locator("[data-section=practice]").getByRole("button", { name: "Another task" }).first();

const partsOfLessons: Parts = {
  "the list of lessons": {
    path: "/learn",
    module: "src/features/learn/learn-page.tsx",
    act: nothing,
    drawn: (page) =>
      page
        .getByRole("main")
        .getByRole("link", { name: /^START/ })
        .first(),
  },
  "the screen of a lesson": {
    path: "/learn/lesson/01",
    module: "src/features/learn/lesson-page.tsx",
    act: nothing,
    drawn: (page) => page.locator("[data-section]").first(),
  },
  "the page about maps": {
    path: "/learn/lesson/karnaugh-map",
    module: "src/features/learn/map-help/map-help.tsx",
    act: nothing,
    drawn: (page) => page.getByRole("heading", { name: "How to read a Karnaugh map" }),
  },
  "the practice Simplify": {
    path: "/learn/lesson/03?section=practice",
    module: "src/learn/practice/simplify/simplify-practice.tsx",
    act: nothing,
    drawn: practiceTask,
  },
};

const lessonItself: Parts = {
  "a lesson": {
    path: "/learn/lesson/01",
    module: "src/lessons/01/lesson.tsx",
    act: nothing,
    drawn: (page) => page.locator("[data-section]").first(),
  },
};

describe("a part without an input says that it could not be fetched, and comes with the next press", () => {
  const visits: readonly (readonly [name: string, parts: Parts, as: DemoEmail | null])[] = [
    ["those of the account's screen", partsForAll, null],
    ["those of a premium user", partsOfPremium, "premium@example.com"],
    ["those of lessons", partsOfLessons, null],
    ["a lesson", lessonItself, null],
  ];
  test.each(visits)("%s", (_name, parts, as) => visit(parts, as ? { as } : {}, false));
});

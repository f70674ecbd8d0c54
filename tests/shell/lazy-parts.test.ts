// Each part of the page that is fetched on demand: its fetch fails once, a sentence stands in its place, the next fetch
// is really made, and nothing that was typed or answered is gone.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { begin } from "#support/browser/begin.ts";
import { type DemoEmail, type OpenOptions, useBrowser } from "#support/browser/browser.ts";
import { named } from "#support/browser/named.ts";
import { allowNoWork, rowsOf } from "#support/browser/no-work.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";
import { failure, openWithout, tryAgain } from "./broken-files.ts";

const open = useBrowser();

const nothing = async () => undefined;

interface Part {
  readonly path: string;
  readonly file: string | RegExp;
  /** What the visitor does, and what then needs the part. */
  readonly act: (page: Page) => Promise<unknown>;
  /** Something that only the part draws. */
  readonly drawn: (page: Page) => ReturnType<Page["locator"]>;
}

/** The parts of a visit, by name: each is fetched by none of those before it. */
type Parts = Readonly<Record<string, Part>>;

const globOf = (file: string | RegExp) => (typeof file === "string" ? `**/assets/${file}` : file);

/** Comes to each part in turn while it fails, and then gets it by the next press. */
async function visit(parts: Parts, options: OpenOptions, keepsInput: boolean): Promise<void> {
  const files = Object.values(parts).map(({ file }) => globOf(file));
  const { page, brokenOf } = await openWithout(open, files, { ...options, path: "/cgen" });
  const input = page.locator("main input").first();
  for (const [name, { path, file, act, drawn }] of Object.entries(parts))
    await named(name, async () => {
      await begin(page, path);
      await act(page);
      await failure(page).waitFor();
      const typed = keepsInput ? await input.inputValue() : "";
      if (keepsInput) expect(typed).not.toBe("");
      else expect(new URL(page.url()).hash).toBe(`#${path}`);
      brokenOf(globOf(file)).mend();
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
    file: "form-parts-*",
    act: (page) => page.getByRole("checkbox", { name: "Row 5:" }).click(),
    drawn: (page) => page.getByRole("button", { name: "Open in Simplifier" }),
  },
  "the form without hazards in SoP PoS": {
    path: "/soppos?vars=3&rows=1,3,6,7",
    file: "hazard-free-part-*",
    act: (page) => page.getByRole("switch", { name: "Without static hazards" }).click(),
    drawn: (page) => page.getByRole("group", { name: "Without static hazards" }),
  },
  "the map of SoP PoS": {
    path: "/soppos?vars=4&rows=1,3",
    file: "map-view-*",
    act: (page) => page.locator("label", { hasText: "Map" }).click(),
    drawn: (page) => page.getByRole("grid", { name: /^Karnaugh map of A, B, C and D/ }),
  },
  "the answer": {
    path: "/simplify",
    file: "answer-card-*",
    act: async (page) => {
      const { field } = new SimplifierScreen(page);
      await field.fill("AB+A'C+BC");
      await field.press("Enter");
    },
    drawn: (page) => new SimplifierScreen(page).row("Result"),
  },
  "an answer's map": {
    path: "/simplify?input=A.B%2BC&mode=boolean",
    file: "answer-map-*",
    act: (page) => page.getByRole("button", { name: "Map", exact: true }).click(),
    drawn: (page) => page.getByRole("grid"),
  },
  "an answer's forms without hazards": {
    path: "/simplify?input=A'C%2BAB&mode=boolean",
    file: "hazard-free-forms-*",
    act: (page) => page.getByRole("button", { name: "Without static hazards" }).click(),
    drawn: (page) => page.getByRole("group", { name: "Without static hazards" }),
  },
  "the table": {
    path: "/ttable",
    file: "table-answer-*",
    act: async (page) => {
      const field = page.getByRole("textbox", { name: "Expression", exact: true });
      await field.fill("A.B+C");
      await field.press("Enter");
    },
    drawn: (page) => page.getByRole("table"),
  },
  "a number's working": {
    path: "/number-systems?number=12&base=10",
    file: "working-list-*",
    act: (page) => page.getByRole("button", { name: /^BIN/ }).first().click(),
    drawn: (page) => page.locator("main ol").first(),
  },
  "a menu": {
    path: "/simplify",
    file: "menu-list-*",
    act: async (page) => {
      await new SimplifierScreen(page).field.fill("A+B");
      await page.getByRole("button", { name: "Settings" }).click();
    },
    drawn: (page) => page.getByRole("menuitemradio", { name: "Dark" }),
  },
};

const partsOfSearches: Parts = {
  "a longer search": {
    path: "/simplify",
    file: "search-on-*",
    act: async (page) => {
      const { field } = new SimplifierScreen(page);
      await field.fill(rowsOf(9));
      await field.press("Enter");
    },
    drawn: (page) => page.getByRole("group", { name: "Search on" }),
  },
  "a longer search in SoP PoS": {
    path: `/soppos?vars=8&rows=${rowsOf(8).replaceAll(" ", ",")}`,
    file: "search-on-form-*",
    act: nothing,
    drawn: (page) => page.getByRole("group", { name: "Search on" }),
  },
};

describe("a part says that it could not be fetched, keeps what was typed, and comes with the next press", () => {
  test("those of the screens", () => visit(partsOfScreens, {}, true));

  test("those of a longer search", () => visit(partsOfSearches, { before: allowNoWork }, true));
});

const partsForAll: Parts = {
  "the packages": {
    path: "/upgrade",
    file: "package-list-*",
    act: nothing,
    drawn: (page) => page.getByRole("button", { name: "Buy Now" }).first(),
  },
  "what became of a purchase": {
    path: "/upgrade?t=c",
    file: "return-dialog-*",
    act: nothing,
    drawn: (page) => page.getByRole("dialog", { name: "Your purchase was canceled." }),
  },
  "the sign-in dialog": {
    path: "/upgrade",
    file: "sign-in-dialog-*",
    act: (page) => page.getByRole("main").getByRole("button", { name: "Sign In" }).click(),
    drawn: (page) => page.getByRole("button", { name: "Continue with e-mail" }),
  },
};

const partsOfFree: Parts = {
  "the list of orders": {
    path: "/upgrade",
    file: "order-list-*",
    act: (page) => page.getByRole("button", { name: "Orders" }).click(),
    drawn: (page) => page.getByText(/^You have placed no orders|^Order OID/).first(),
  },
  "the dialogs of a purchase": {
    path: "/upgrade",
    file: "purchase-dialogs-*",
    act: (page) => page.getByRole("button", { name: "Buy Now" }).first().click(),
    drawn: (page) => page.getByRole("dialog").getByLabel("Country"),
  },
};

const partsOfPremium: Parts = {
  "the steps of an answer": {
    path: "/simplify?input=A.B&mode=boolean",
    file: "steps-panel-*",
    act: (page) => page.getByRole("button", { name: "Show Steps" }).click(),
    drawn: (page) =>
      page.getByRole("complementary", { name: "Steps" }).getByText("Original", { exact: true }),
  },
  "the end of an account": {
    path: "/upgrade",
    file: "delete-dialog-*",
    act: (page) => page.getByRole("button", { name: "Delete account" }).click(),
    drawn: (page) => page.getByRole("dialog").getByLabel("Password", { exact: true }),
  },
};

const partsOfUnverified: Parts = {
  "the banner about the e-mail": {
    path: "/",
    file: "verify-banner-*",
    act: nothing,
    drawn: (page) => page.getByRole("button", { name: "Send Email" }),
  },
};

const practiceTask = (page: Page) =>
  page.locator("[data-section=practice]").getByRole("button", { name: "Another task" }).first();

const partsOfLessons: Parts = {
  "the list of lessons": {
    path: "/learn",
    file: "learn-page-*",
    act: nothing,
    drawn: (page) =>
      page
        .getByRole("main")
        .getByRole("link", { name: /^START/ })
        .first(),
  },
  "the screen of a lesson": {
    path: "/learn/lesson/01",
    file: "lesson-page-*",
    act: nothing,
    drawn: (page) => page.locator("[data-section]").first(),
  },
  "the notice of a lesson": {
    path: "/learn/lesson/99",
    file: "lesson-notice-*",
    act: nothing,
    drawn: (page) => page.getByRole("heading", { name: "Lesson Not Found" }),
  },
  "the page about maps": {
    path: "/learn/lesson/karnaugh-map",
    file: "map-help-*",
    act: nothing,
    drawn: (page) => page.getByRole("heading", { name: "How to read a Karnaugh map" }),
  },
  "the practice Simplify": {
    path: "/learn/lesson/03?section=practice",
    file: "simplify-practice-*",
    act: nothing,
    drawn: practiceTask,
  },
  "the practice Fill a table": {
    path: "/learn/lesson/04?section=practice",
    file: "table-part-*",
    act: nothing,
    drawn: practiceTask,
  },
};

const lessonItself: Parts = {
  "a lesson": {
    path: "/learn/lesson/01",
    // Each lesson's script has this name, and the screen's begins with it.
    file: /\/lesson-[\w-]{8}\.js$/,
    act: nothing,
    drawn: (page) => page.locator("[data-section]").first(),
  },
};

describe("a part without an input says that it could not be fetched, and comes with the next press", () => {
  const visits: readonly (readonly [name: string, parts: Parts, as: DemoEmail | null])[] = [
    ["those of the account's screen", partsForAll, null],
    ["those of a free user", partsOfFree, "free@example.com"],
    ["those of a premium user", partsOfPremium, "premium@example.com"],
    ["that of an unverified user", partsOfUnverified, "unverified@example.com"],
    ["those of lessons", partsOfLessons, null],
    ["a lesson", lessonItself, null],
  ];
  test.each(visits)("%s", (_name, parts, as) => visit(parts, as ? { as } : {}, false));
});

// Each part of the page that is fetched on demand: its fetch fails once, a sentence stands in its place, the next fetch
// is really made, and nothing that was typed or answered is gone.

import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type DemoEmail, type OpenOptions, type Size, useBrowser } from "#support/browser/browser.ts";
import { allowNoWork, rowsOf } from "#support/browser/no-work.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";

const open = useBrowser();

const sentence = "This part of the page could not be fetched. Check your connection, then try again.";

/** Fails every fetch of these files until `mend` is called; counts the fetches after that. */
async function breakFiles(context: BrowserContext, files: string | RegExp) {
  let broken = true;
  let fetched = 0;
  await context.route(files, (route) => {
    if (broken) return route.abort("internetdisconnected");
    fetched += 1;
    return route.continue();
  });
  // A server that cannot be reached does not answer this question either.
  await context.route(/\/assets\/(?:index|start)-[^/]*\.js$/, (route) =>
    broken && route.request().method() === "HEAD" ? route.abort("internetdisconnected") : route.fallback(),
  );
  return {
    mend: () => (broken = false),
    fetched: () => fetched,
  };
}

const nothing = async () => undefined;

const failure = (page: Page) => page.getByRole("status").filter({ hasText: sentence });
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });

type Broken = Awaited<ReturnType<typeof breakFiles>>;

function drawerLink(name: string) {
  return (page: Page) => page.getByRole("link", { name, exact: true });
}

/** Opens a page that lacks each of these files until it is mended. */
async function openWithout(files: readonly (string | RegExp)[], { before, ...options }: OpenOptions) {
  const broken = new Map<string | RegExp, Broken>();
  const opened = await open({
    ...options,
    before: async (context) => {
      await before?.(context);
      for (const file of files) broken.set(file, await breakFiles(context, file));
    },
  });
  const brokenOf = (file: string | RegExp) => {
    const found = broken.get(file);
    if (!found) throw new Error(`${String(file)} is not broken.`);
    return found;
  };
  return { ...opened, brokenOf };
}

/** Names the case in which something failed. */
async function named(name: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    throw new Error(`${name}: ${String(error)}`, { cause: error });
  }
}

async function solved(files: readonly string[], size: Size = "desktop") {
  const opened = await openWithout(files, { size, path: "/simplify" });
  const screen = new SimplifierScreen(opened.page);
  await screen.solve("AB+A'C+BC");
  return { ...opened, screen };
}

const screens = [
  ["#/", "**/assets/home-page-*.js", "Home"],
  ["#/ttable", "**/assets/truth-table-page-*.js", "Truth Table"],
  ["#/soppos", "**/assets/sop-pos-page-*.js", "SoP PoS"],
  ["#/number-systems", "**/assets/number-systems-page-*.js", "Number Systems"],
  ["#/csim", "**/assets/simulator-page-*.js", "Simulator"],
] as const;
const styleSheet = "**/assets/truth-table-page-*.css";

/** From an answer to a screen that fails and comes, and back. */
async function goThere(
  { page, screen, brokenOf }: Awaited<ReturnType<typeof solved>>,
  [hash, file, title]: readonly [hash: string, file: string, title: string],
  whenDrawn: () => Promise<unknown> = nothing,
): Promise<void> {
  const { mend, fetched } = brokenOf(file);
  await drawerLink(title)(page).click();
  await failure(page).waitFor();
  expect(new URL(page.url()).hash).toBe(hash);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
  expect(await page.locator("main").textContent()).not.toContain("assets");
  await tryAgain(page).click();
  await failure(page).waitFor();

  mend();
  await tryAgain(page).click();
  await failure(page).waitFor({ state: "detached" });
  await expect.poll(fetched).toBeGreaterThan(0);
  await page.locator("main").locator("input, textarea, [role=application]").first().waitFor();
  await whenDrawn();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");

  await page.goBack();
  await screen.row("Result").waitFor();
  expect(await screen.field.inputValue()).toBe("AB+A'C+BC");
}

test("a screen without its script says so, keeps the page around it, and comes with the next press", async () => {
  const opened = await solved(screens.map(([, file]) => file));
  for (const screen of screens) await named(screen[1], () => goThere(opened, screen));
});

test("a screen whose style sheet failed says so too, and is drawn only once it has come", async () => {
  const opened = await solved([styleSheet]);
  const { page } = opened;
  await goThere(opened, ["#/ttable", styleSheet, "Truth Table"], async () => {
    const styles = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][href*=truth-table-page]"),
        ({ sheet }) => (sheet ? sheet.cssRules.length : 0),
      ),
    );
    expect(styles).toHaveLength(1);
    expect(styles[0]).toBeGreaterThan(10);
    await page.getByRole("button", { name: "Generate" }).waitFor();
  });
});

describe.each(["desktop", "phone"] as const)("the history panel on a %s", (size) => {
  test("shows its title, its close button and what failed, and leaves the answer alone", async () => {
    const file = "**/assets/history-panel-*";
    const { page, screen, brokenOf } = await solved([file], size);
    await page.getByRole("button", { name: "History" }).click();
    const panel = page.getByRole("complementary", { name: "History" });
    await panel.getByText(sentence).waitFor();
    await panel.getByRole("button", { name: "Close" }).click();
    await panel.waitFor({ state: "detached" });
    expect(await screen.field.inputValue()).toBe("AB+A'C+BC");
    expect(await screen.row("Result").isVisible()).toBe(true);

    brokenOf(file).mend();
    await page.getByRole("button", { name: "History" }).click();
    await panel.getByRole("button", { name: "Try again" }).click();
    await panel.getByRole("listitem").first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
    expect(await screen.row("Result").count()).toBe(1);
  });
});

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
  const { page, brokenOf } = await openWithout(files, { ...options, path: "/kmap" });
  const input = page.locator("main input").first();
  for (const [name, { path, file, act, drawn }] of Object.entries(parts))
    await named(name, async () => {
      await page.evaluate((hash) => (location.hash = hash), path);
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
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
      await page.keyboard.press("Escape");
      await page.evaluate(() => (location.hash = "/kmap"));
      await page.getByText("under development").waitFor();
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
    act: (page) => page.getByRole("button", { name: "Show map" }).click(),
    drawn: (page) => page.getByRole("grid"),
  },
  "how many functions need more terms": {
    path: "/simplify?input=A.B%2BC&mode=boolean",
    file: "term-share-*",
    act: (page) => page.getByRole("button", { name: "How many functions need more terms" }).click(),
    drawn: (page) => page.getByText("2 terms. 38 % of all functions of 3 variables need more."),
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
    file: "packages-*",
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
  const visits: readonly (readonly [string, Parts, DemoEmail?])[] = [
    ["those of the account's screen", partsForAll],
    ["those of a free user", partsOfFree, "free@example.com"],
    ["those of a premium user", partsOfPremium, "premium@example.com"],
    ["that of an unverified user", partsOfUnverified, "unverified@example.com"],
    ["those of lessons", partsOfLessons],
    ["a lesson", lessonItself],
  ];
  test.each(visits)("%s", (_name, parts, as) => visit(parts, as ? { as } : {}, false));
});

test("a panel opens with its title and its close button before its content", async () => {
  const { page } = await open({
    path: "/simplify",
    before: (context) => context.route("**/assets/history-panel-*", () => undefined),
  });
  await page.getByRole("button", { name: "History" }).click();
  const panel = page.getByRole("complementary", { name: "History" });
  await panel.getByRole("button", { name: "Close" }).waitFor();
  await page.getByText("Loading", { exact: true }).waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
});

test("a style sheet that fails after its screen was drawn comes with a part after it", async () => {
  let fail = () => undefined as unknown;
  const failing = new Promise<void>((resolve) => (fail = resolve));
  let asked = 0;
  const { page } = await open({
    path: "/ttable",
    before: (context) =>
      context.route("**/assets/truth-table-page-*.css", async (route) => {
        asked += 1;
        if (asked > 1) return route.continue();
        await failing;
        return route.abort("internetdisconnected");
      }),
    until: "commit",
  });
  // Until then the frame's links open the screens, which fetches no part. The frame itself is not there at once.
  await page.locator("#root").getByRole("textbox").first().waitFor();
  await page.waitForSelector("page-frame", { state: "detached" });
  await expect.poll(() => asked).toBe(1);
  const failed = page.waitForEvent("requestfailed");
  fail();
  await failed;
  // The page may hear of the failure while it fetches the first of the two.
  await drawerLink("SoP PoS")(page).click();
  await page.getByRole("table").waitFor();
  await drawerLink("Number Systems")(page).click();
  await page.getByLabel("Number", { exact: true }).waitFor();
  await expect.poll(() => asked).toBe(2);
});

test("a part is fetched by itself when the network returns", async () => {
  const { page, context } = await open({ path: "/simplify" });
  await new SimplifierScreen(page).field.waitFor();
  await context.setOffline(true);
  await drawerLink("SoP PoS")(page).click();
  await failure(page).waitFor();
  await context.setOffline(false);
  await page.getByRole("table").waitFor();
  expect(await failure(page).count()).toBe(0);
});

test("a part of a version that is gone offers the new one", async () => {
  const { page } = await open({
    path: "/simplify",
    before: async (context) => {
      await context.route("**/assets/sop-pos-page-*", (route) => route.fulfill({ status: 404 }));
      await context.route(/\/assets\/(?:index|start)-[^/]*\.js$/, (route) =>
        route.request().method() === "HEAD" ? route.fulfill({ status: 404 }) : route.continue(),
      );
    },
  });
  const screen = new SimplifierScreen(page);
  await screen.field.fill("A+B.C");
  await expect.poll(() => page.url()).toContain("input=A");
  await drawerLink("SoP PoS")(page).click();
  await page.getByText("A new version of this page is ready. Reload to go on.").waitFor();
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Reload" }).click()]);
  await page.goBack();
  await expect.poll(() => screen.field.inputValue()).toBe("A+B.C");
});

test("a pressed link is marked and titled before its screen has come, and a bar runs after a moment", async () => {
  const { page } = await open({
    path: "/simplify",
    before: (context) => context.route("**/assets/sop-pos-page-*", () => undefined),
  });
  const link = drawerLink("SoP PoS")(page);
  await link.click();
  await page.getByRole("heading", { level: 1, name: "SoP PoS" }).waitFor();
  expect(await link.getAttribute("aria-current")).toBe("page");
  await page.getByText("Loading", { exact: true }).waitFor({ state: "attached" });
});

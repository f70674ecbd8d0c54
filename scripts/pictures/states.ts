// The states of which pictures are taken: every screen of the page, empty and with an answer, its refusals, and what opens
// over it. A new state is a row here.

import type { Locator, Page } from "playwright-core";
import type { Size } from "./folder.ts";

/** The accounts that the stack has at its start. */
export type User = "free@example.com" | "unverified@example.com" | "premium@example.com";

type Step = (page: Page, size: Size) => Promise<unknown>;

export interface State {
  /** Begins with the screen; the first part of its pictures' names. */
  readonly name: string;
  /** After the `#`. */
  readonly address: string;
  /** Who is signed in; nobody where it is left out. */
  readonly user?: User;
  /** What a visitor does there. The last step waits until the state is there, unless the page has nothing left to do then. */
  readonly steps?: readonly Step[];
  /** Whether only the part in the window is taken, as for a lesson, which is many windows long. */
  readonly isWindow?: boolean;
  /** The size that has the state; both where it is left out. */
  readonly only?: Size;
}

type Role = Parameters<Page["getByRole"]>[0];
type Name = string | RegExp;

const find = (page: Page, role: Role, name?: Name): Locator =>
  page
    .getByRole(role, name === undefined ? {} : { name, exact: typeof name === "string" })
    .filter({ visible: true })
    .first();

const click =
  (role: Role, name: Name): Step =>
  (page) =>
    find(page, role, name).click();
const press = (name: Name): Step => click("button", name);
/** A switch that is seen only while it has the focus. */
const turn =
  (name: string): Step =>
  (page) =>
    find(page, "switch", name).press("Space");
/** A segment or a switch by the label that a visitor presses. */
const choose =
  (label: string): Step =>
  (page) =>
    page
      .locator("label")
      .filter({ hasText: new RegExp(`^${label}$`), visible: true })
      .first()
      .click();
const fill =
  (field: Name, text: string, last?: string): Step =>
  async (page) => {
    await find(page, "textbox", field).fill(text);
    if (last !== undefined) await find(page, "textbox", field).press(last);
  };
const key =
  (name: string): Step =>
  (page) =>
    page.keyboard.press(name);
const sees =
  (role: Role, name?: Name): Step =>
  (page) =>
    find(page, role, name).waitFor();
const reads =
  (text: Name): Step =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first().waitFor();
const cell =
  (row: number): Step =>
  (page) =>
    page.locator(`[data-cell="${row}"]`).click();
const on =
  (wanted: Size, ...steps: readonly Step[]): Step =>
  async (page, size) => {
    if (size === wanted) for (const step of steps) await step(page, size);
  };
/** Puts a text into the browser's storage and opens the page again. */
const keep =
  (name: string, text: string): Step =>
  async (page) => {
    await page.evaluate(([item, value]) => localStorage.setItem(item, value), [name, text] as const);
    await page.reload();
    await page.waitForSelector("page-frame", { state: "detached" });
  };
const goTo =
  (address: string): Step =>
  (page) =>
    page.evaluate((hash) => (location.hash = hash), address);

const free = "free@example.com";
const premium = "premium@example.com";
const unverified = "unverified@example.com";

const simplify = (input: string, mode = "boolean") =>
  `/simplify?input=${encodeURIComponent(input)}&mode=${mode}`;
const proved = reads("minimal (proved)");
const usual = simplify("A.B+A'.C+B.C");
const question = "Expression or min terms";
/** Waits for a menu, whose first item takes the focus. */
const menu: Step = (page) =>
  page.waitForFunction(() => document.activeElement?.matches("[role^=menuitem]") === true);
const stepsShown = [press(/^Show Steps/), sees("list", "Steps of the derivation")];
/** The answer has three equal minima and more prime implicants than are shown at first. */
const longMinTerms = "0 1 4 6 8 9 10 11 14 15 17 19 21 22 23 26 27 28 30 31";

const state = (name: string, address: string, ...steps: readonly Step[]): State => ({
  name,
  address,
  steps,
});
const as = (user: User, of: State): State => ({ ...of, user });
const inWindow = (of: State): State => ({ ...of, isWindow: true });
const only = (size: Size, of: State): State => ({ ...of, only: size });

const home: readonly State[] = [
  state("home", "/"),
  as(premium, state("home-premium", "/")),
  as(unverified, state("home-unverified", "/", sees("region", "Email Not Verified !"))),
  state("home-typed", "/", fill(question, "A.B+A.B'"), reads("Minimum")),
  state("home-recent", "/simplify", fill(question, "A.B+A'.C", "Enter"), proved, goTo("/"), reads("Recent")),
  state("home-menu", "/", press("Menu")),
  state("home-settings", "/", press("Settings"), menu),
  only(
    "desktop",
    state(
      "home-shortcuts",
      "/",
      press("Settings"),
      click("menuitem", "Keyboard shortcuts"),
      sees("dialog", "Keyboard shortcuts"),
    ),
  ),
  state("home-history-empty", "/", press("History"), reads("The history is empty.")),
  state(
    "home-history",
    "/simplify",
    fill(question, "A.B+A'.C", "Enter"),
    proved,
    fill(question, "1 3 8 6 12", "Enter"),
    reads("5 min terms"),
    proved,
    goTo("/"),
    reads("Recent"),
    press("History"),
    sees("complementary", "History"),
  ),
  state("error-page", "/nowhere"),
];

const account: readonly State[] = [
  state("sign-in", "/", press("Sign in"), sees("dialog", "Sign in")),
  state("sign-in-email", "/", press("Sign in"), press("Continue with e-mail"), sees("textbox", "E-mail")),
  state(
    "sign-in-password-refused",
    "/",
    press("Sign in"),
    press("Continue with e-mail"),
    fill("E-mail", free),
    press("Continue"),
    fill("Password", "wrong-1234", "Enter"),
    sees("alert"),
  ),
  state(
    "sign-in-new-account",
    "/",
    press("Sign in"),
    press("Continue with e-mail"),
    fill("E-mail", "new@example.com"),
    press("Continue"),
    sees("textbox", "Full name"),
  ),
  as(free, state("account-menu", "/", press("Account"), menu)),
  state("premium-dialog", usual, proved, press(/^Show Steps/), sees("dialog", "Premium Feature")),
];

const simplifier: readonly State[] = [
  state("simplify", "/simplify"),
  state("simplify-help", usual, proved, press("How to write input")),
  state("simplify-typed", "/simplify", fill(question, "A.B+A.B'"), reads("Minimum")),
  state("simplify-unfinished", "/simplify", fill(question, "A+(B.C", "Enter"), sees("alert")),
  state("simplify-refused", "/simplify", fill(question, "A + B & * C", "Enter"), sees("alert")),
  state("simplify-answer", usual, proved),
  state("simplify-answer-min-terms", `${simplify("1 3 8 6 12", "mint")}&dc=7`, proved),
  state("simplify-answer-long", simplify(longMinTerms, "mint"), proved),
  state("simplify-answer-constant", simplify("A+A'"), proved),
  state(
    "simplify-answer-minima",
    simplify("A.B'+B.C'+A'.C"),
    proved,
    press(/^Show the other/),
    sees("list", "Other minimal forms"),
  ),
  state("simplify-answer-old", usual, proved, fill(question, "A.B+A'.C+B"), reads("Minimum")),
  state(
    "simplify-answer-more",
    usual,
    proved,
    press("Product of sums"),
    sees("group", "Product of sums"),
    press("Map"),
    sees("group", "Karnaugh map"),
    press("Without static hazards"),
  ),
  state("simplify-copy", usual, proved, press(/^Copy.*Result/), menu),
  state("simplify-open-in", usual, proved, press("Open in"), menu),
  state(
    "simplify-copied",
    usual,
    proved,
    press(/^Copy.*Result/),
    click("menuitem", "LaTeX"),
    reads("Copied"),
  ),
  state("simplify-history", usual, proved, press("History"), sees("complementary", "History")),
];

const target = (label: string): Step => choose(label);
const stepsPanel: readonly State[] = [
  as(premium, state("steps", simplify("(A+B'.C)'+A.B"), proved, ...stepsShown)),
  as(
    premium,
    state("steps-next", simplify("(A+B'.C)'+A.B"), proved, ...stepsShown, press("Next"), press("Next")),
  ),
  as(premium, state("steps-product", simplify("A.B+A.C"), proved, ...stepsShown, target("Product"))),
  as(premium, state("steps-nand", simplify("A.B+A.C"), proved, ...stepsShown, target("NAND"))),
  as(premium, state("steps-factored", simplify("A.B+A.C"), proved, ...stepsShown, target("Factored"))),
  as(premium, state("steps-chapters", simplify(longMinTerms, "mint"), proved, ...stepsShown)),
  as(
    premium,
    state(
      "steps-own",
      simplify("A.B+A.B'"),
      proved,
      ...stepsShown,
      choose("Check your own"),
      sees("textbox", "Line 1"),
    ),
  ),
  as(
    premium,
    state(
      "steps-own-judged",
      simplify("A.B+A.B'"),
      proved,
      ...stepsShown,
      choose("Check your own"),
      fill("Line 1", "A.(B+B')", "Enter"),
      fill("Line 2", "A.B", "Enter"),
      reads(/^Not equal/),
    ),
  ),
];

const kmapUsual = "/kmap?rows=0,2,5,7,8,10,13&dc=15";
const view =
  (name: string): Step =>
  async (page, size) =>
    size === "desktop" ? find(page, "switch", name).click() : choose(name)(page, size);
const group = "/kmap?rows=0,2,5,7,8,10&dc=13&groups=";
const map = sees("grid");
const kmap: readonly State[] = [
  state("kmap", "/kmap", map),
  ...[2, 3, 4, 5, 6].map((count) =>
    state(
      `kmap-${count}`,
      `/kmap?vars=${count}&rows=${["1,2", "1,3,7", "0,2,5,7,8,10,13&dc=15", "0-3,8,10,21,23,29,31&dc=5", "0-3,8,10,21,23,29,31,40-47,63&dc=5,60"][count - 2]}`,
      map,
    ),
  ),
  state("kmap-product", `${kmapUsual}&form=pos`, map),
  state("kmap-text", "/kmap?input=A.B%2BC%27", map, sees("region", /^Minimal/)),
  state("kmap-refused", "/kmap", map, fill(question, "A+(B"), fill(question, "A+)B", "Enter")),
  state("kmap-marked", kmapUsual, map, press(/^a /)),
  state(
    "kmap-primes",
    kmapUsual,
    map,
    press("Map options"),
    click("menuitemcheckbox", "All prime implicants"),
  ),
  state("kmap-swapped", `${kmapUsual}&swap=1`, map),
  state("kmap-hazards", "/kmap?vars=3&rows=1,3,6,7&hazards=0", map),
  state("kmap-save", kmapUsual, map, press("Map options"), menu),
  state("kmap-table", kmapUsual, map, view("Table"), sees("table")),
  state("kmap-circuit", kmapUsual, map, view("Circuit"), sees("img", /^Circuit of/)),
  only(
    "desktop",
    state("kmap-table-circuit", kmapUsual, map, view("Table"), view("Circuit"), sees("img", /^Circuit of/)),
  ),
  state("kmap-grouping", `${group}none`, map, cell(0), cell(10)),
  state("kmap-grouping-checked", `${group}0,2.5,7.4,5`, map, press("Check")),
  state("kmap-practice", "/kmap?practice=4x&seed=17", map),
  state("kmap-practice-shown", "/kmap?practice=4x&seed=17", map, press("Show solution")),
  as(premium, state("kmap-steps", "/kmap?vars=3&rows=1,3,7", map, ...stepsShown)),
];

const sopPosUsual = "/soppos?vars=3&rows=1,3&dc=6";
const table = sees("table");
const sopPos: readonly State[] = [
  state("soppos", "/soppos", table),
  state("soppos-sum", sopPosUsual, table, sees("region", "Sum of products")),
  state("soppos-product", `${sopPosUsual}&form=pos`, table, sees("region", "Product of sums")),
  state("soppos-press-x", sopPosUsual, table, choose("X"), click("checkbox", "Row 5: 1 0 1")),
  state("soppos-map", `${sopPosUsual}&view=map`, map),
  state("soppos-large", "/soppos?vars=5&rows=0-3,9,17,30", table),
  state("soppos-cleared", sopPosUsual, table, press("Add a variable")),
];

const four = "input=A%5EB&fn=A.B%27%2BA%27.B&fn=%28A%5EB%29%27&fn=A.B&fn=1";
const truthTable: readonly State[] = [
  state("ttable", "/ttable"),
  state("ttable-answer", "/ttable?input=A%5EB.C", table),
  state("ttable-columns", `/ttable?${four}`, table),
  state("ttable-parts", "/ttable?input=%28A%2BB%29.C%27&parts=1", table),
  state("ttable-header-text", `/ttable?${four}&header=text`, table),
  state("ttable-long", "/ttable?input=A.B.C.D.E.F.G", table),
  state("ttable-refused", "/ttable", fill("Expression", "A+*B", "Enter"), sees("alert")),
  state("ttable-old", "/ttable?input=A%5EB", table, fill("Expression", "A.B")),
  state("ttable-chip", "/ttable?input=A%5EB&fn=A.B", table, press(/A\.B edit$/)),
  state(
    "ttable-removed",
    "/ttable?input=A%5EB&fn=A.B",
    table,
    press("Remove F2 A.B"),
    sees("button", "Undo"),
  ),
  state("ttable-save", "/ttable?input=A%5EB", table, press("Copy or save the table"), menu),
  only("phone", state("ttable-full-screen", `/ttable?${four}`, table, press("Full screen"))),
  as(premium, state("ttable-compare", `/ttable?${four}&compare=1`, table, sees("list"))),
  as(premium, state("ttable-compare-equal", "/ttable?input=A.B%2BC&fn=(A%2BC).(B%2BC)&compare=1", table)),
  as(premium, state("ttable-compare-different", "/ttable?input=A.B&fn=A%2BB&compare=1", table)),
  as(
    premium,
    state("ttable-proof", "/ttable?input=A.B%2BC&fn=(A%2BC).(B%2BC)&compare=1", table, press(/^Why/)),
  ),
  state(
    "ttable-premium",
    "/ttable?input=A%5EB&fn=A.B",
    table,
    click("switch", /^Compare columns/),
    sees("dialog", "Premium Feature"),
  ),
];

const adder = "/cgen?input=A%5EB%5EC&fn=A.B%2BC.%28A%5EB%29&out=S,Cout";
const circuit = sees("img", /^Circuit of/);
const generator: readonly State[] = [
  state("cgen", "/cgen"),
  state("cgen-one", "/cgen?input=A.B%2BC%27", circuit),
  state("cgen-several", adder, circuit),
  state("cgen-factored-xor", `${adder}&form=factored&gates=withXor`, circuit),
  state("cgen-nand", `${adder}&gates=nand&in=2`, circuit),
  state("cgen-switched", adder, circuit, turn("A"), turn("B")),
  state("cgen-table", "/cgen?vars=3&col=F1:1,3-7&col=F2:0:2", circuit),
  state("cgen-example", "/cgen", press("Start from"), click("menuitem", "BCD to 7 segments"), circuit),
  state("cgen-refused", "/cgen", fill("Expression of F1", "A+*B", "Enter")),
  state("cgen-save", adder, circuit, press("Save"), menu),
  state("cgen-copy", adder, circuit, press("Copy"), menu),
];

const canvas = sees("application", "Circuit drawing");
const list: readonly Step[] = [
  press(/^(Parts and wires|List of parts and wires)$/),
  sees("region", "Parts and wires"),
];
const simulatorUsual = "/csim?input=A.B%2BC&fn=A%5EB";
const simulator: readonly State[] = [
  state("csim", "/csim", canvas),
  state("csim-circuit", simulatorUsual, canvas),
  state("csim-file", "/csim", canvas, press("File"), menu),
  state("csim-options", "/csim", canvas, press("Options"), sees("dialog")),
  only("phone", state("csim-parts", "/csim", canvas, press("Parts"))),
  state("csim-example", "/csim", canvas, press("File"), click("menuitem", "Half adder")),
  state("csim-list", simulatorUsual, canvas, ...list),
  state(
    "csim-running",
    simulatorUsual,
    canvas,
    ...list,
    click("switch", "Switch A"),
    on("phone", press("Close")),
  ),
  state(
    "csim-selected",
    simulatorUsual,
    canvas,
    ...list,
    press(/^Select (OR|AND)/),
    on("phone", press("Close")),
  ),
  state("csim-table", simulatorUsual, canvas, press("Table"), table),
  state(
    "csim-time",
    "/csim?input=A%2BA%27",
    canvas,
    press("Time"),
    reads(/^Gate delay 0/),
    press("One gate delay"),
  ),
  state("csim-task", "/csim?task=A.B%2BC&names=F&gates=nand&most=5", canvas),
];

const number = (text: string, more = "") => `/number-systems?number=${encodeURIComponent(text)}${more}`;
const bases = sees("table", "The number in every base");
const numberSystems: readonly State[] = [
  state("numbers", "/number-systems"),
  ...([2, 8, 10, 16] as const).map((base) =>
    state(`numbers-base-${base}`, number("101", `&base=${base}`), bases),
  ),
  state("numbers-fraction", number("10.1", "&base=10"), bases),
  state("numbers-negative", number("-75", "&base=10&bits=8"), bases),
  state("numbers-refused", "/number-systems", fill("Number", "12G?")),
  state("numbers-working", number("255", "&base=10"), bases, press(/^HEX\b/)),
  state("numbers-working-complement", number("255", "&base=10"), bases, press(/^BIN\b/)),
  state(
    "numbers-custom",
    number("255", "&base=10"),
    bases,
    press(/^Custom/),
    sees("dialog", "Premium Feature"),
  ),
  as(premium, state("numbers-custom-premium", number("255", "&base=10"), bases, press(/^Custom/))),
];

const lessonIds = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11"] as const;
const lesson = (id: string, more = "") => `/learn/lesson/${id}${more}`;
const section = (page: Page) => page.locator("[data-section]").first().waitFor();
const practised: Step = sees("button", "Show the answer");
/** In a lesson. */
const judge =
  (choice: "wrong" | "right"): Step =>
  async (page) => {
    const form = page.locator('[data-question="input-rows"]');
    await form.getByRole("textbox").fill(choice === "right" ? "4" : "5");
    await form.getByRole("button", { name: "Check" }).click();
    await form.scrollIntoViewIfNeeded();
  };
/** In the practice of lesson 03, whose questions have fields of the same name. */
const answerTask =
  (text: string): Step =>
  async (page) => {
    const field = page.getByRole("region", { name: "Task to simplify" }).getByRole("textbox");
    await field.fill(text);
    await field.press("Enter");
  };
const solved = JSON.stringify({
  "11": { read: [], solved: ["binary-1-5"] },
  "03": { read: ["duality"], solved: ["simplify-1-2"] },
});
const learn: readonly State[] = [
  state("learn", "/learn"),
  state("learn-progress", "/learn", keep("lessonProgress", solved), reads("are due today")),
  ...lessonIds.map((id) => inWindow(state(`lesson-${id}`, lesson(id), section))),
  inWindow(state("lesson-kmap", lesson("karnaugh-map"))),
  state("lesson-not-found", lesson("99")),
  inWindow(state("lesson-question-right", lesson("02"), section, judge("right"), reads("Right."))),
  inWindow(
    state("lesson-question-wrong", lesson("02"), section, judge("wrong"), reads("The number is not 5.")),
  ),
  inWindow(state("lesson-practice", lesson("03", "?task=simplify&level=2&seed=1"), practised)),
  inWindow(
    state(
      "lesson-practice-judged",
      lesson("03", "?task=simplify&level=2&seed=1"),
      practised,
      answerTask("A.B+A.C+B"),
      reads("Equal, with 3 terms"),
    ),
  ),
  ...(
    [
      ["04", "table"],
      ["05", "canonical"],
      ["06", "byhand"],
      ["07", "circuit"],
      ["08", "gates"],
      ["09", "consensus"],
      ["10", "demorgan"],
      ["11", "binary"],
    ] as const
  ).map(([id, kind]) =>
    inWindow(state(`lesson-practice-${kind}`, lesson(id, `?task=${kind}&level=1&seed=5`), practised)),
  ),
  state("review-empty", "/learn/review", reads("Solve a task in the practice of a lesson.")),
  state("review", "/learn/review", keep("lessonProgress", solved), reads("Task 1 of 2 today")),
];

const upgrade: readonly State[] = [
  state("upgrade", "/upgrade", press("Buy Now"), key("Escape")),
  as(free, state("upgrade-free", "/upgrade", sees("button", "Buy Now"))),
  as(premium, state("upgrade-premium", "/upgrade", reads(/The last day is/))),
  as(unverified, state("upgrade-unverified", "/upgrade", sees("button", "Buy Now"))),
  as(free, state("upgrade-details", "/upgrade", press("Buy Now"), sees("dialog", "Your details"))),
  as(
    free,
    state(
      "upgrade-details-refused",
      "/upgrade",
      press("Buy Now"),
      sees("dialog", "Your details"),
      press("Continue to payment"),
    ),
  ),
  as(
    unverified,
    state("upgrade-verify", "/upgrade", press("Buy Now"), sees("dialog", "Email verification required")),
  ),
  as(free, state("upgrade-delete", "/upgrade", press(/Delete/), sees("dialog"))),
];

export const states: readonly State[] = [
  ...home,
  ...account,
  ...simplifier,
  ...stepsPanel,
  ...kmap,
  ...sopPos,
  ...truthTable,
  ...generator,
  ...simulator,
  ...numberSystems,
  ...learn,
  ...upgrade,
];

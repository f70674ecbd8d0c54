// Home: each card of the specification opens the screen it names, and the field opens the Simplifier with the input.

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "./browser.ts";
import { SimplifierScreen } from "./simplifier-screen.ts";

const open = useBrowser();

const cards: readonly [title: string, actions: readonly [label: string, path: string][]][] = [
  ["Simplify Expression", [["Open", "#/simplify"]]],
  [
    "Karnaugh Map",
    [
      ["4 variables", "#/kmap?vars=4"],
      ["3", "#/kmap?vars=3"],
      ["2", "#/kmap?vars=2"],
    ],
  ],
  ["Truth Table", [["Open", "#/ttable"]]],
  [
    "SoP PoS",
    [
      ["5 variables", "#/soppos?vars=5"],
      ["4", "#/soppos?vars=4"],
      ["3", "#/soppos?vars=3"],
    ],
  ],
  [
    "Circuit",
    [
      ["Simulator", "#/csim"],
      ["Generator", "#/cgen"],
    ],
  ],
  ["Number Systems", [["Open", "#/number-systems"]]],
  ["Learn", [["Open", "#/learn"]]],
];

test("the cards stand in the specification's order with its titles", async () => {
  const { page } = await open();
  const titles = page.locator("main").getByRole("heading", { level: 2 });
  await titles.first().waitFor();
  expect(await titles.allInnerTexts()).toEqual(cards.map(([title]) => title));
});

test.each(cards)("%s has a hashtag subheader and its actions", async (title, actions) => {
  const { page } = await open();
  const card = page.getByRole("region", { name: title });
  await card.waitFor();
  expect(await card.locator("p").first().innerText()).toMatch(/^#\w/);
  const links = card.getByRole("link");
  const found = await Promise.all(
    (await links.all()).map(async (link) => [
      (await link.innerText()).replace(/\s+/g, " ").trim(),
      await link.getAttribute("href"),
    ]),
  );
  expect(found.map(([, href]) => href)).toEqual(actions.map(([, path]) => path));
  for (const [at, [label]] of actions.entries()) expect(found[at]?.[0]).toMatch(new RegExp(`^${label}\\b`));
});

test("what is under construction says so, by sight and by ear", async () => {
  const { page } = await open();
  const kmap = page.getByRole("region", { name: "Karnaugh Map" });
  await kmap.getByText("Under construction").waitFor();
  await page.getByRole("link", { name: "Generator Circuit, Under construction" }).waitFor();
  expect(await page.locator("main").getByText("Under construction").count()).toBe(2);
});

test("an action goes to its address", async () => {
  const { page } = await open();
  await page.getByRole("link", { name: "3 SoP PoS" }).click();
  await page.getByRole("heading", { level: 1, name: "SoP PoS" }).waitFor();
  expect(new URL(page.url()).hash).toBe("#/soppos?vars=3");
});

test.each([
  [1280, 3],
  [1000, 2],
  [700, 1],
  [360, 1],
])("at %d px a row holds %d cards, and the Simplifier's takes the whole width", async (width, inRow) => {
  const { page } = await open();
  await page.setViewportSize({ width, height: 800 });
  await page.getByRole("region", { name: "Learn" }).waitFor();
  const boxes = await Promise.all(
    (await page.locator("main").getByRole("region").all()).map((card) => card.boundingBox()),
  );
  const [first, ...rest] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
  const row = rest.filter(({ y }) => y === rest[0]?.y);
  expect(row).toHaveLength(inRow);
  const right = Math.max(...row.map((box) => box.x + box.width));
  expect(first?.x).toBe(rest[0]?.x);
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeCloseTo(right, 0);
});

describe.each(sizeNames)("on a %s", (size) => {
  test.each([
    ["A.B+A'.C", "#/simplify?input=A.B%2BA%27.C"],
    ["1 3 8 6 12", "#/simplify?input=1+3+8+6+12"],
    ["a&b=c#d%", "#/simplify?input=a%26b%3Dc%23d%25"],
  ])("the field opens the Simplifier with %s in the address", async (input, hash) => {
    const { page } = await open({ size });
    const visited: string[] = [];
    page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).hash));
    const screen = new SimplifierScreen(page);
    await screen.field.fill(input);
    await screen.field.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Simplify" }).waitFor();
    expect(visited[0]).toBe(hash);
  });

  test("the button does the same, and without a text opens the Simplifier", async () => {
    const { page } = await open({ size });
    await new SimplifierScreen(page).button.click();
    await page.getByRole("heading", { level: 1, name: "Simplify" }).waitFor();
    expect(new URL(page.url()).hash).toBe("#/simplify");
  });
});

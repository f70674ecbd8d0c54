// Home's cards against the screens that are built, and the product's mark against the icon of the page.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sections, type SectionPath } from "#addresses/core/paths.ts";
import { gatePath } from "#app/product-mark.tsx";
import { screens } from "#app/screens.ts";
import { cards, type CardAction } from "#features/home/cards.ts";

function isBuilt(action: CardAction): boolean {
  const url = typeof action === "string" ? action : action.url;
  const [path] = url.split("?");
  const section = sections.find((known) => known.path === path);
  if (!section) throw new Error(`${url} is no section.`);
  return screens[section.path satisfies SectionPath] !== null;
}

test.each(cards)("$title marks the actions whose screen is not built, and the Generator", ({ actions }) => {
  const marked = actions.filter((action) => typeof action !== "string" && action.construction);
  // The specification marks it, although its screen is built.
  const isGenerator = (action: CardAction) => typeof action !== "string" && action.url === "/cgen";
  expect(marked).toEqual(actions.filter((action) => !isBuilt(action) || isGenerator(action)));
});

test("the drawer's mark is the page's icon", () => {
  const icon = readFileSync("web/public/favicon.svg", "utf8");
  expect(icon).toContain(`d="${gatePath}"`);
});

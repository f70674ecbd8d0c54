// Home's cards against the screens that are built, and the product's mark against the icon of the page.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
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

describe.each(cards)("$title", ({ construction = false, actions }) => {
  test("is under construction exactly while none of its screens is built", () => {
    expect(construction).toBe(!actions.some(isBuilt));
  });

  test("marks no action whose screen is built", () => {
    const marked = actions.filter((action) => typeof action !== "string" && action.construction);
    expect(marked.filter(isBuilt)).toEqual([]);
  });
});

test("the drawer's mark is the page's icon", () => {
  const icon = readFileSync("web/public/favicon.svg", "utf8");
  expect(icon).toContain(`d="${gatePath}"`);
});

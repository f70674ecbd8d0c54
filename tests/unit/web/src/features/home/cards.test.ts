// Home's cards against the sections, and the product's mark against the icon of the page.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sections } from "#addresses/core/paths.ts";
import { gatePath } from "#app/product-mark.tsx";
import { cards } from "#features/home/cards.ts";

test("each action leads to a section", () => {
  const paths = sections.map(({ path }): string => path);
  for (const { actions } of cards)
    for (const action of actions)
      expect(paths).toContain((typeof action === "string" ? action : action.url).split("?")[0]);
});

test("Karnaugh Map's card and the Generator's action are marked, as the specification has it", () => {
  const marked = cards.flatMap(({ title, construction, actions }) => [
    ...(construction ? [title] : []),
    ...actions.flatMap((action) => (typeof action !== "string" && action.construction ? [action.url] : [])),
  ]);
  expect(marked).toEqual(["Karnaugh Map", "/cgen"]);
});

test("the drawer's mark is the page's icon", () => {
  const icon = readFileSync("web/public/favicon.svg", "utf8");
  expect(icon).toContain(`d="${gatePath}"`);
});

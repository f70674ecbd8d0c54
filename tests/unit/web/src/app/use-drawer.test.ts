// The pure parts of the shell: the width for the drawer, the setting noheader, and the first colours before the theme.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dockingHasRoom } from "#app/use-drawer.ts";
import { hidesHeader } from "#app/no-header.ts";
import { roles } from "#theme/roles.ts";

test.each([
  [1200, false],
  [1519, false],
  [1520, true],
  [1535, true],
  [1536, false],
  [1719, false],
  [1720, true],
])("beside an open side panel, %d px have room for the drawer: %s", (windowPx, hasRoom) => {
  expect(dockingHasRoom(windowPx)).toBe(hasRoom);
});

test.each([
  ["?noheader=1", true],
  ["?a=2&noheader=1", true],
  ["?noheader", true],
  ["?noheader=true", true],
  ["?noheader=TRUE", true],
  ["?noheader=0", false],
  ["?noheader=false", false],
  ["?header=1", false],
  ["", false],
])("%s hides the header: %s", (query, hides) => {
  expect(hidesHeader(query)).toBe(hides);
});

test.each([
  ["light", roles.body[0]],
  ["dark", roles.body[1]],
])("the first %s paint has the theme's ground", (scheme, colour) => {
  const html = readFileSync("web/index.html", "utf8").replace(/\s+/g, " ");
  expect(html).toContain(
    `:root[data-mantine-color-scheme="${scheme}"] body { background-color: ${colour}; }`,
  );
});

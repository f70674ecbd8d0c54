// Which drawing of the first paint a window gets, and what the frame reads from the address.

import { describe, expect, test } from "vitest";
import { addressOf, textIn } from "#app/first-paint/core/address.ts";
import { contentFor, partsOf, shellFor } from "#app/first-paint/core/drawing.ts";
import { matches, viewports } from "#app/first-paint/stand-in-browser.ts";

test.each([
  ["", "/", ""],
  ["#/", "/", ""],
  ["#/simplify", "/simplify", ""],
  ["#/simplify?input=A%2BB&mode=boolean", "/simplify", "?input=A%2BB&mode=boolean"],
  ["#simplify", "/simplify", ""],
  ["#/simplify?a=?b", "/simplify", "?a=?b"],
])("of the hash %s the path is %s", (hash, path, search) => {
  expect(addressOf(hash)).toEqual({ path, search });
});

test.each([
  ["/simplify", "?input=A%2BB", "A+B"],
  ["/simplify", "?input=%20", ""],
  ["/simplify", "", ""],
  ["/ttable", "?input=A.B&fn=C", "A.B"],
  ["/", "?input=A", ""],
  ["/kmap", "?input=A", ""],
])("the field of %s%s shows %j", (path, search, text) => {
  expect(textIn({ path, search })).toBe(text);
});

const phone = { isPhone: true, isWide: false, isDocked: true, hasHeader: true };
const desktop = { ...phone, isPhone: false, isWide: true };

test.each([
  [phone, "phone", "phone"],
  [{ ...phone, isPhone: false }, "tablet", "tablet"],
  [desktop, "desktop", "desktop"],
  [{ ...desktop, isDocked: false }, "undocked", "desktop"],
  [{ ...phone, hasHeader: false }, "bare", "phone"],
  [{ ...desktop, hasHeader: false }, "bare", "desktop"],
] as const)("%j has the shell for %s with the content for %s", (window, shell, content) => {
  expect(shellFor(window)).toBe(shell);
  expect(contentFor(window)).toBe(content);
});

describe("the window at build time", () => {
  test.each([
    ["(max-width: 37.49em)", "phone", true],
    ["(max-width: 37.49em)", "tablet", false],
    ["(min-width: 75em)", "desktop", true],
    ["(min-width: 75em)", "tablet", false],
    ["(min-width: 600px) and (max-width: 1199px)", "tablet", true],
    ["(pointer: coarse)", "phone", true],
    ["(hover: hover) and (pointer: fine)", "desktop", true],
    ["(hover: hover) and (pointer: fine)", "phone", false],
    ["(max-width: 22em), (pointer: coarse)", "phone", true],
    ["(prefers-color-scheme: dark)", "desktop", false],
  ] as const)("%s in the window %s: %s", (query, name, expected) => {
    expect(matches(query, viewports[name])).toBe(expected);
  });
});

test("a drawn page is taken apart into styles, shell and content", () => {
  const html =
    '<style a="1">:root{--a:1}</style><style></style><div><h1>T</h1><main id="m"><div class="c"><p>Text</p></div></main><i></i></div>';
  expect(partsOf(html)).toEqual({
    styles: '<style a="1">:root{--a:1}</style><style></style>',
    shell: '<div><h1>T</h1><main id="m"><div class="c"></div></main><i></i></div>',
    content: "<p>Text</p>",
  });
  expect(() => partsOf("<div></div>")).toThrow("no main");
});

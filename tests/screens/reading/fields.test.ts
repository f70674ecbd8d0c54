// Every field that takes a function reads the same texts alike. The fields are found by the page's own keys for
// expressions, so that a new one is tested without being named.
// @module-tag deep

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sections } from "#addresses/core/paths.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { named } from "#support/browser/named.ts";

const open = useBrowser();

/** Texts in other notations, and the expression that the line below the field offers or asks about. */
const readings: readonly [text: string, line: string | RegExp][] = [
  ["A $ B", "A^B"],
  ["A $ B $ C", "A^B^C"],
  ["p implies q", "p'+q"],
  ["p iff q", "(p^q)'"],
  ["A EXOR B", "A^B"],
  ["A EXNOR B", "(A^B)'"],
  ["if A then B", "A'+B"],
  ["user.isAdmin && !user.banned", /user\.isAdmin and user\.banned look like names/],
  ["Cout = AB + Cin(A⊕B)", /Cin looks like a name/],
  ["Cin(A^B)+AB", /Cin looks like a name/],
  ["return a && b;", "a.b"],
  ["simplify A+B", "A+B"],
  ["~AB + A~BC", "A'B+AB'C"],
  ["(p=>q)=(~p=>~q)", /→ becomes/],
  ["A == B", "(A^B)'"],
  ["A != B", "(A^B)"],
  ["A /\\ B", "A.B"],
  ["A \\/ B", "A+B"],
  ["A ∩ B", "A.B"],
  ["A ∪ B", "A+B"],
  ["AND(A,OR(B,C))", "A.(B+C)"],
  ["XOR(A,B)", "A^B"],
  ["a <= x and not y;", "x.y'"],
  ["a = w+y", "w+y"],
  ["A && B || C ^ D", /Languages differ in whether && or/],
  ["A # B $ C", /Languages differ in whether # or \$/],
  ["Σm(1,2)", /→ becomes|Read as/],
  ["if A then B else C", /if A then B else C.? as/],
  ["A then B", /then looks like a name/],
  ["sum = a ^ b ^ cin", /cin looks like a name/],
  ["Q(t+1) = JQ'+K'Q", "JQ'+K'Q"],
  ["A = B", /Does = define a function/],
  ["a <= b", /Does <= assign a value/],
];

/** Texts of this notation, which are never asked about. */
const own = ["ABC", "ABC+DEF", "xyz+x'y", "abcd", "A'BC+AB'C", "A^B.C'", "x1.x2+x10"];

const pla = ".i 3\n.o 2\n1-0 10\n011 01\n.e\n";

const paths = sections.map(({ path }) => path).filter((path) => !path.includes(":"));

/** How many fields of the screen were tried. */
async function tryFields(page: Page): Promise<number> {
  const main = page.locator("main");
  const fields = main.locator("input[data-keys=boolean]");
  const count = await fields.count();
  for (let at = 0; at < count; at += 1) {
    for (const [text, line] of readings)
      await named(text, async () => {
        await fields.nth(at).fill(text);
        const wanted = typeof line === "string" ? `→ becomes ${line}` : line;
        await main.getByText(wanted).first().waitFor();
      });
    for (const text of own)
      await named(text, async () => {
        await fields.nth(at).fill(text);
        await main.getByText("Read as", { exact: true }).first().waitFor();
        expect(await main.getByText(/look(s)? like|→ becomes/).count()).toBe(0);
      });
    await fields.nth(at).fill("");
    await page.evaluate((lines) => navigator.clipboard.writeText(lines), pla);
    await fields.nth(at).focus();
    await page.keyboard.press("Control+v");
    await main.getByText("A table of 3 inputs, 2 outputs.").first().waitFor();
    await fields.nth(at).fill("");
  }
  return count;
}

test("each field of each screen reads, offers and asks the same", async () => {
  const found: Record<string, number> = {};
  for (const path of paths) {
    const { page, context } = await open({ path });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await named(path, async () => {
      found[path] = await tryFields(page);
    });
  }
  expect(found).toMatchObject({ "/": 1, "/simplify": 1, "/ttable": 2, "/kmap": 1, "/cgen": 1 });
});

test("a pasted table is taken to the Generator", async () => {
  const { page, context } = await open({ path: "/simplify" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((lines) => navigator.clipboard.writeText(lines), pla);
  await page.locator("main input[data-keys=boolean]").focus();
  await page.keyboard.press("Control+v");
  await page.getByRole("button", { name: "Use it" }).click();
  await page.getByRole("table", { name: /Truth table of A, B, C/ }).waitFor();
  expect(page.url()).toContain("/cgen?vars=3");
});

// A text that is no lesson is refused, with its place; a text that is one becomes a short module.

import { expect, test } from "vitest";
import { compiledText } from "#web/build/lesson-text.ts";

const sections = "## One [#one]\n\nText.\n\n## Two [#two]\n\nText.\n";

test.each([
  ["a heading without its id", "## One\n\n## Two [#two]\n", "1:1-1:7: A section's heading ends with its id"],
  [
    "an id with capitals",
    "## One [#One]\n\n## Two [#two]\n",
    "1:1-1:14: A section's heading ends with its id",
  ],
  ["text before the first section", `Text.\n\n${sections}`, "1:1-1:6: Only the title of the lesson"],
  ["no section", "# Title\n", "A lesson has two sections or more."],
  ["a mark without its end", `${sections}\nA [row.\n`, "9:1-9:8: Error: A mark of"],
  ["braces", `${sections}\n{A.B\n`, "Unexpected end of file in expression"],
  ["a block without its end", `${sections}\n<Around>\n`, "Expected a closing tag for `<Around>`"],
])("%s is refused", async (_what, text, fault) => {
  await expect(compiledText(text, "lesson.mdx").catch(String)).resolves.toContain(fault);
});

test("the module has its imports and one function, and no check", async () => {
  const code = await compiledText(`# Title\n\n${sections}\n<Map id="first" />\n`, "lesson.mdx");
  expect(code.match(/^(?:import|export|function)/gm)).toEqual(["import", "export"]);
  expect(code).not.toMatch(/\bif\b|Title/);
  expect(code).toContain('id: "first"');
});

// The generated files against the lessons: sections, badges, descriptions and terms, as they are found by drawing every section.
// `npm run lessons` runs this test with --update, which writes the files.

import path from "node:path";
import { expect, test } from "vitest";
import { formatted } from "#scripts/formatted.ts";
import { drawnSections, lessons } from "#support/lessons/drawn-lessons.ts";
import { elementsIn } from "#support/lessons/markup.ts";

const written = "Written by `npm run lessons`; do not edit. Pure.";

const facts = lessons.map(({ id, badge, sections }) => [
  id,
  // One text is shorter than a list, and every lesson loads it.
  { sections: sections.map((section) => section.id).join(" "), ...(badge && { badge }) },
]);

const descriptions = lessons.map(({ id, description }) => [id, description]);

const terms = drawnSections.flatMap(({ lesson, id: section, nodes }) => {
  const defined = elementsIn(nodes).flatMap(({ tag, attributes: { "data-term": term } }) =>
    tag === "dfn" && term !== undefined ? [term] : [],
  );
  return defined.length === 0 ? [] : [[lesson, section, ...defined]];
});

test.each([
  ["lessons", "The sections of each lesson and its badge.", "lessonFacts", Object.fromEntries(facts)],
  [
    "descriptions",
    "The sentence for each lesson on the list.",
    "lessonDescriptions",
    Object.fromEntries(descriptions),
  ],
  [
    "terms",
    "The terms in the order in which the lessons define them, after their lesson and section.",
    "definedTerms",
    terms,
  ],
])("%s.ts is as the lessons are", async (name, says, value, content) => {
  const file = path.resolve(`web/src/learn/core/generated/${name}.ts`);
  const source = `// ${says} ${written}\n\nexport const ${value} = ${JSON.stringify(content)} as const;\n`;
  await expect(await formatted(file, source)).toMatchFileSnapshot(file);
});

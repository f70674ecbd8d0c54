// The generated files against the lessons: sections, badges, descriptions, minutes and terms, as every section is drawn.
// `npm run lessons` runs this test with --update, which writes the files.

import path from "node:path";
import { expect, test } from "vitest";
import { formatted } from "#scripts/formatted.ts";
import { drawnSections, lessons } from "#support/lessons/drawn-lessons.ts";
import { elementsIn } from "#support/markup.ts";
import { piecesOf } from "#support/lessons/prose.ts";

const written = "Written by `npm run lessons`; do not edit. Pure.";

const facts = lessons.map(({ id, badge, sections }) => [
  id,
  // One text is shorter than a list, and every lesson loads it.
  { sections: sections.map((section) => section.id).join(" "), ...(badge && { badge }) },
]);

const descriptions = lessons.map(({ id, description }) => [id, description]);

/** For each word outside of tables, each question, and the practice. */
const minutesFor = { word: 1 / 130, question: 1 / 2, practice: 5 };
const minutes = lessons.map(({ id }) => {
  const nodes = drawnSections.filter(({ lesson }) => lesson === id).flatMap((section) => section.nodes);
  const words = piecesOf(nodes).flatMap(({ text, isCell }) =>
    isCell ? [] : (text.match(/\p{L}{2,}/gu) ?? []),
  );
  const questions = elementsIn(nodes).filter(({ attributes }) => "data-question" in attributes);
  const all = words.length * minutesFor.word + questions.length * minutesFor.question + minutesFor.practice;
  return [id, 5 * Math.round(all / 5)];
});

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
    "minutes",
    "About how many minutes each lesson takes, from its words and questions.",
    "lessonMinutes",
    Object.fromEntries(minutes),
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

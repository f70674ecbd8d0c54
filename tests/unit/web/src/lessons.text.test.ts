// The texts of the lessons as files that a teacher edits: words, marks and blocks, no code.

import { expect, test } from "vitest";
import { lessonEntry } from "#learn/core/catalogue.ts";
import { subject } from "#lessons/04/core/subject.ts";
import { lessons } from "#support/lessons/drawn-lessons.ts";

const files = import.meta.glob<string>("../../../../web/src/lessons/*/lesson.mdx", {
  eager: true,
  query: "?raw",
  import: "default",
});
const texts = Object.entries(files).map(([file, text]) => ({
  id: /(\d+)\/lesson\.mdx$/.exec(file)?.[1] ?? "",
  text,
}));

test("each lesson has its text", () => {
  expect(texts.map(({ id }) => id).toSorted()).toEqual(lessons.map(({ id }) => id));
});

test.each(texts)("the text of lesson $id begins with the title of the lesson", ({ id, text }) => {
  expect(text.split("\n")[0]).toBe(`# ${lessonEntry(id)?.title}`);
});

test.each(texts)("the text of lesson $id has no code and no long line", ({ text }) => {
  const lines = text.split("\n");
  expect(lines.filter((line) => /[{}]|^(?:import|export)\b/.test(line))).toEqual([]);
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
});

/** What a text may write in a block, besides the id of its data, which is looked up where the block is drawn. */
const written: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  Define: { term: /./, forms: /./ },
  Table: { row: /^\d+$/ },
  Map: { isOwn: /^$/ },
  Gates: { isMerged: /^$/ },
  GateDemo: { gate: /^(?:not|and|or|nand|nor|xor|xnor)$/ },
  CountFigure: { of: /^(?:rows|functions)$/ },
  Folded: { label: /./, lessLabel: /./ },
};
const tags = new Set(["div", "sup"]);

/** Each block of a text that has an attribute or a value that is not in the table. */
function unknownIn(text: string): readonly string[] {
  return [...text.matchAll(/<([A-Za-z]+)([^<>]*?)\/?>/g)].flatMap(([whole, name = "", attributes = ""]) => {
    const found = [...attributes.matchAll(/([A-Za-z]+)(?:="([^"]*)")?/g)];
    const isKnown = found.every(([, key = "", value = ""]) =>
      key === "id" ? value !== "" : written[name]?.[key]?.test(value),
    );
    const isTag = name.toLowerCase() === name;
    return isKnown && (!isTag || (tags.has(name) && found.length === 0)) ? [] : [whole];
  });
}

test.each(texts)("the blocks of lesson $id have attributes that they know", ({ text }) => {
  expect(unknownIn(text)).toEqual([]);
});

test.each([
  ['<Map id="first" isOwn />', true],
  ['<Map id="first" isown />', false],
  ['<Map id="first" isOwn="no" />', false],
  ['<Table id="fan" row="three" />', false],
  ['<Question id="" />', false],
  ['<sup className="a">2</sup>', false],
  ["2<sup>3</sup>", true],
  ["<span>2</span>", false],
  ['<GateDemo gate="nand" />', true],
  ['<GateDemo gate="nnand" />', false],
])("an unknown attribute is found in %s: %s", (text, isKnown) => {
  expect(unknownIn(text).length === 0).toBe(isKnown);
});

test("lesson 04 speaks of the expression whose table its reader fills in", () => {
  const [lesson] = texts.filter(({ id }) => id === "04");
  const named = [...(lesson?.text ?? "").matchAll(/`F = ([^`]+)`/g)].map(([, text]) => text);
  expect(named.length).toBeGreaterThan(2);
  expect(new Set(named)).toEqual(new Set([subject]));
});

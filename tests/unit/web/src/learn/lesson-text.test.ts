// A lesson made of a text: what each mark of the text draws, and what a text may not name.

import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { definitionAddress, knownTerm } from "#learn/core/definitions.ts";
import type { LessonSection } from "#learn/lesson-content.ts";
import { lessonOf, named } from "#learn/lesson-text.tsx";
import { elementsIn, readMarkup, textOf, type Element } from "#support/markup.ts";
import text from "./lesson-text/lesson.mdx";

interface DataProps {
  readonly of: { readonly says: string };
  readonly note?: string;
  readonly children?: ReactNode;
}

const block = ({ of: { says }, note, children }: DataProps) =>
  createElement("aside", { title: note }, says, children !== undefined && ": ", children);
const byId = [{ id: "by-id", says: "one" }];
const Data = named(block, byId, { byKey: { says: "other" } });
const Around = ({ children }: { readonly children: ReactNode }) => createElement("div", null, children);
const facts = { id: "05", description: "A lesson." } as const;
const practice = () => null;
const lesson = lessonOf(text, { ...facts, practice, blocks: { Data, Around } });
const [first, second] = lesson.sections;

function drawn({ Body }: Pick<LessonSection, "Body"> = { Body: () => null }) {
  return readMarkup(renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Body))));
}

const tags = (nodes: readonly Element[]) => nodes.map(({ tag }) => tag);

test("its headings are the sections, its facts those of the lesson", () => {
  expect(lesson).toMatchObject(facts);
  expect(lesson.sections.map(({ id, title }) => [id, title])).toEqual([
    ["first", "The first section"],
    ["second", "The second section"],
  ]);
});

test("a line end is a space, and nothing stands between blocks", () => {
  const nodes = drawn(first);
  expect(nodes.map((node) => (typeof node === "string" ? node : node.tag))).toEqual(["p", "aside", "ol"]);
  expect(textOf(nodes.slice(0, 1))).toBe(
    "A row of A.B' is one line, and two rows are two; see the map, type A', 2n.",
  );
});

test.each([
  ["inline code", ({ attributes: { role } }) => role === "math", ["A.B'"]],
  ["a mark", ({ attributes }) => attributes["data-term"] === "row", ["row", "rows"]],
  ["a link", ({ attributes: { href } }) => href === "/kmap", ["map"]],
  ["stars", ({ tag }) => tag === "em" || tag === "strong", ["one", "two", "n"]],
  ["<Typed>", ({ tag }) => tag === "code", ["A'"]],
  ["<Define>", ({ attributes: { id } }) => id === "term-dual", ["dual", "duals"]],
  ["a list", ({ tag }) => tag === "li", ["A dual.", "Two duals, or an unknown word."]],
  ["a mark of no term", ({ attributes }) => "data-unknown-term" in attributes, ["unknown word"]],
  ["a block", ({ attributes: { title } }) => title === "with words", ["one"]],
] satisfies [string, (element: Element) => boolean, string[]][])("%s is drawn", (_what, is, texts) => {
  const found = elementsIn(drawn(first)).filter(is);
  expect(found.map(({ children }) => textOf(children))).toEqual(texts);
});

test("a mark leads to the definition", () => {
  const entry = knownTerm("row");
  const links = elementsIn(drawn(first)).filter(({ attributes }) => attributes["data-term"] === "row");
  expect(links.map(({ attributes: { href } }) => href)).toEqual(
    entry && [definitionAddress(entry), definitionAddress(entry)],
  );
});

test("a block holds text and blocks", () => {
  const [around, data] = drawn(second).filter((node) => typeof node === "object");
  expect(tags(elementsIn(around?.children ?? []))).toEqual(["p", "aside"]);
  expect(data && textOf([data])).toBe("other: Words with A");
});

test.each([
  ["a block", { Data }, "Lesson 05 has no block Around."],
  ["the practice of a lesson without one", { Data, Around }, "Lesson 05 has no block Practice."],
])("a text that names %s that is not there is refused", (_what, blocks, sentence) => {
  expect(() => lessonOf(text, { ...facts, blocks })).toThrow(sentence);
});

test("a text that names data that is not there is not drawn", () => {
  const Unknown = named(block, byId);
  const { sections } = lessonOf(text, { ...facts, practice, blocks: { Data: Unknown, Around } });
  expect(() => drawn(sections[1])).toThrow("There is no “byKey” among by-id.");
});

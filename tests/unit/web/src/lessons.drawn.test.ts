// The lessons as they are drawn: each anchor and each link has a target, each item of the data is drawn, and no stretch
// of text is long without something to predict, press or answer.

import { describe, expect, test } from "vitest";
import { setupIn } from "#addresses/core/codec.ts";
import { lessonTargetIn } from "#addresses/core/learn.ts";
import { sectionOf } from "#addresses/core/paths.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { simulatorAddress } from "#addresses/core/simulator.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { parse } from "#notation/core/parse.ts";
import { lawLabel } from "#answer/steps/core/labels.ts";
import { lawSection } from "#answer/steps/core/law-section.ts";
import { inSimplifier, inSimulator, inTruthTable } from "#learn/core/opens.ts";
import { pathWith } from "#addresses/core/codec.ts";
import { drawnSections, lessons } from "#support/lessons/drawn-lessons.ts";
import { gluedIn, gluedInText } from "#support/lessons/glued.ts";
import { lessonData } from "#support/lessons/lesson-data.ts";
import { elementsIn, readMarkup, type Element } from "#support/markup.ts";
import { piecesOf } from "#support/lessons/prose.ts";
import { stepTypes } from "#support/logic/step-types.ts";

const elementsOf = (lesson: string): readonly Element[] =>
  drawnSections.filter((section) => section.lesson === lesson).flatMap(({ nodes }) => elementsIn(nodes));

const sectionIds = (lesson: string) =>
  drawnSections.filter((each) => each.lesson === lesson).map(({ id }) => id);

describe.each(lessons)("lesson $id", ({ id: lesson, sections }) => {
  const elements = elementsOf(lesson);
  const named = (attribute: string) =>
    elements.flatMap(({ attributes }) => attributes[attribute] ?? []).toSorted();

  test("has sections with anchors and titles of their own", () => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(sections.map(({ title }) => title)).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test("has no id twice, and none that is a section's", () => {
    // React's own ids count from each drawing.
    const ids = [...named("id").filter((id) => !id.startsWith("_R_")), ...sectionIds(lesson)];
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test("asks each question of its data once, and no other", () => {
    const questions = lessonData.questions
      .filter((found) => found.lesson === lesson)
      .map(({ value }) => value.id);
    expect(questions.length).toBeGreaterThan(2);
    expect(named("data-question")).toEqual(questions.toSorted());
  });

  test("draws each map, circuit, conversion and work by hand of its data, and no other", () => {
    const own = (found: readonly { readonly lesson: string; readonly value: { readonly id: string } }[]) =>
      found.filter((each) => each.lesson === lesson).map(({ value }) => value.id);
    expect(named("data-map")).toEqual(own(lessonData.maps).toSorted());
    expect(named("data-circuit")).toEqual(own(lessonData.circuits).toSorted());
    expect(named("data-timing")).toEqual(own(lessonData.timings).toSorted());
    expect(named("data-working")).toEqual(own(lessonData.workings).toSorted());
    expect(named("data-work")).toEqual(own(lessonData.works).toSorted());
  });

  test("draws each table, example and mistake of its data, and no other", () => {
    const own = <Value>(found: readonly { readonly lesson: string; readonly value: Value }[]) =>
      found.filter((each) => each.lesson === lesson).map(({ value }) => value);
    // The dual of a form needs no table.
    const ofLaws = own(lessonData.laws).flatMap(({ id, forms }) =>
      forms.flatMap((_, at) => (at % 2 === 0 ? [`${id}-${at}`] : [])),
    );
    const tables = [...own(lessonData.tables).map(({ id }) => id), ...ofLaws];
    expect(named("data-table")).toEqual(tables.toSorted());
    expect(named("data-example")).toEqual(
      own(lessonData.examples)
        .map(({ text }) => text)
        .toSorted(),
    );
    expect(named("data-mistake")).toEqual(
      own(lessonData.mistakes)
        .map(({ left }) => left)
        .toSorted(),
    );
  });
});

const links = drawnSections.flatMap(({ lesson, id, nodes }) =>
  elementsIn(nodes)
    .filter(({ tag }) => tag === "a")
    .map(({ attributes }) => ({ from: `${lesson} ${id}`, href: attributes["href"] ?? "" })),
);
const distinct = [...new Map(links.map((link) => [link.href, link])).values()];

test.each(distinct)("the link $href in $from leads to something", ({ href }) => {
  const [path = "", query = ""] = href.split("?");
  expect(sectionOf(path)).toBeDefined();
  const search = `?${query}`;
  if (path.startsWith("/learn/lesson/")) {
    const { section } = lessonTargetIn(search);
    expect(sectionIds(path.replace("/learn/lesson/", ""))).toContain(section);
  } else if (query !== "") {
    const texts = textsIn(path, search);
    expect(texts?.length).toBeGreaterThan(0);
    for (const text of texts ?? []) expect(parse(text), text).not.toBeNull();
  }
});

/** The expressions that a tool reads from its address. */
function textsIn(path: string, search: string): readonly string[] | null {
  switch (path) {
    case "/simplify": {
      const setup = setupIn(simplifyAddress, search, null);
      return setup && [setup.input];
    }
    case "/ttable": {
      const setup = setupIn(truthTableAddress, search, null);
      return setup && [setup.input, ...setup.extras];
    }
    case "/csim": {
      const setup = setupIn(simulatorAddress, search, null);
      if (setup && "task" in setup) return [setup.task];
      return setup && "functions" in setup ? setup.functions : null;
    }
    default:
      return null;
  }
}

test.each(lessonData.examples)(
  "$name: the address of each tool is read back as the same setup",
  ({ value: { text, beside } }) => {
    const search = (address: string) => address.slice(address.indexOf("?"));
    const [simplify, table, circuit] = [
      inSimplifier(text),
      inTruthTable(text, beside),
      inSimulator(text, beside),
    ];
    expect(setupIn(simplifyAddress, search(pathWith(simplifyAddress, simplify)), null)).toEqual(simplify);
    expect(setupIn(truthTableAddress, search(pathWith(truthTableAddress, table)), null)).toEqual(table);
    expect(setupIn(simulatorAddress, search(pathWith(simulatorAddress, circuit)), null)).toEqual(circuit);
  },
);

test.each(stepTypes)(
  "a step of %s leads to exactly one section of lesson 03, the input as read to none",
  (stepType) => {
    const found = lawSection(lawLabel(stepType));
    if (stepType === "CORRECTED") expect(found).toBeNull();
    else expect(sectionIds("03").filter((id) => id === found?.section)).toHaveLength(1);
  },
);

const wordsMax = 150;

test.each(drawnSections)(
  `$lesson $id has at most ${wordsMax} words before something to predict, press or answer`,
  ({ nodes }) => {
    let words = 0;
    let most = 0;
    for (const { text, isCell, isPress } of piecesOf(nodes)) {
      if (!isCell) words += text.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0;
      most = Math.max(most, words);
      if (isPress) words = 0;
    }
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(wordsMax);
  },
);

test.each(drawnSections)("$lesson $id: no link and no mathematics touches a word", ({ nodes }) => {
  expect(gluedIn(nodes)).toEqual([]);
});

test.each(lessonData.questions)("$name: no link and no mathematics touches a word", ({ value }) => {
  const { ask, because = "" } = value;
  const options = value.kind === "choice" ? value.options.flatMap(({ text, says }) => [text, says]) : [];
  expect([ask, because, ...options].flatMap(gluedInText)).toEqual([]);
});

test.each([
  ['<p>A <a href="/">NOT</a>does</p>', ["NOT›does"]],
  ['<p>the<span role="math">A</span>.</p>', ["the‹"]],
  ['<p><a href="/">AND</a><span role="math">A</span></p>', ["AND›‹"]],
  ['<p>A <a href="/">NOT</a>, (<span role="math">A</span>)</p><p>does</p>', []],
])("a lost space is found in %s", (markup, glued) => {
  expect(gluedIn(readMarkup(markup))).toEqual(glued);
});

test.each([
  ["the value of{A}", ["of‹"]],
  ["{A}is 1", ["›is"]],
  ["({A = 1}), [rows|row].", []],
])("a lost space is found in the text %s", (text, glued) => {
  expect(gluedInText(text)).toEqual(glued);
});

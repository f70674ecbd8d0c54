// No lesson uses a term before its definition; where a lesson does not define it, its first use links to the definition.

import { describe, expect, test } from "vitest";
import { definitionAddress, definitionId } from "#learn/core/definitions.ts";
import { plainText } from "#learn/core/marked-text.ts";
import { terms, type TermEntry } from "#learn/core/terms.ts";
import { drawnSections, lessons, type DrawnSection } from "#support/lessons/drawn-lessons.ts";
import { lessonData } from "#support/lessons/lesson-data.ts";
import { elementsIn, readMarkup } from "#support/markup.ts";
import { piecesOf, type Piece } from "#support/lessons/prose.ts";
import { otherForms, usesIn } from "#support/lessons/term-uses.ts";

const definitions = drawnSections.flatMap(({ lesson, id: section, nodes }) =>
  elementsIn(nodes)
    .filter(({ tag }) => tag === "dfn")
    .map(({ attributes }) => ({ id: attributes["id"], lesson, section })),
);

test.each(terms)("$term is defined once, in section $section of lesson $lesson", (entry) => {
  const { lesson, section } = entry;
  const id = definitionId(entry.term);
  expect(definitions.filter((definition) => definition.id === id)).toEqual([{ id, lesson, section }]);
});

test("each definition is one of a term, and no two terms have a form together", () => {
  const ids = terms.map(({ term }) => definitionId(term));
  expect(definitions.filter(({ id }) => !ids.some((known) => known === id))).toEqual([]);
  const forms = terms.flatMap(({ term }) => [term, otherForms.get(term) ?? []].flat());
  expect(new Set(forms.map((form) => form.toLowerCase())).size).toBe(forms.length);
});

test("each link names a term that a lesson defines", () => {
  const names = drawnSections.flatMap(({ nodes }) =>
    elementsIn(nodes).flatMap(({ attributes }) => attributes["data-unknown-term"] ?? []),
  );
  expect(names).toEqual([]);
});

/** What stands in a question beside what is drawn: said of an answer, so after the definitions too. */
function saidIn(lesson: string, question: string): string {
  const found = lessonData.questions.find((each) => each.lesson === lesson && each.value.id === question);
  if (!found) throw new Error(`Lesson ${lesson} has no question ${question}.`);
  const { because = "", ...rest } = found.value;
  const options = rest.kind === "choice" ? rest.options.map(({ says }) => says) : [];
  return [because, ...options].map(plainText).join("\n");
}

class Reader {
  readonly faults: string[] = [];
  private readonly defined = new Set<string>();
  /** The terms that this lesson defined or linked. */
  private readonly met = new Map<string, Set<string>>();

  read(section: DrawnSection): void {
    const pieces = piecesOf(section.nodes);
    const text = pieces.map((piece) => piece.text).join("");
    for (const { entry, at, words } of usesIn(text)) this.use(section, entry, pieceAt(pieces, at), words);
    for (const { question } of pieces)
      if (question !== undefined)
        for (const { entry, words } of usesIn(saidIn(section.lesson, question)))
          if (!this.defined.has(entry.term))
            this.fault(section, words, `is said in ${question} before its definition`);
  }

  private use(section: DrawnSection, entry: TermEntry, piece: Piece, words: string): void {
    const { term } = entry;
    const met = this.metIn(section.lesson);
    if (piece.definition === definitionId(entry.term)) {
      this.defined.add(term);
      met.add(term);
    } else if (piece.definition !== undefined) {
      // A word of a longer term.
    } else if (!this.defined.has(term)) this.fault(section, words, "is used before its definition");
    else if (piece.term === term) {
      if (piece.href !== definitionAddress(entry)) this.fault(section, words, "links elsewhere");
      met.add(term);
    } else if (!met.has(term)) {
      const mark = words === term ? term : `${words}|${term}`;
      this.fault(section, words, `is used first without its mark, [${mark}]`);
      met.add(term);
    }
  }

  private metIn(lesson: string): Set<string> {
    const met = this.met.get(lesson) ?? new Set();
    this.met.set(lesson, met);
    return met;
  }

  private fault({ lesson, id }: DrawnSection, words: string, what: string): void {
    this.faults.push(`${lesson} ${id}: ${words} ${what}.`);
  }
}

function pieceAt(pieces: readonly Piece[], at: number): Piece {
  let end = 0;
  for (const piece of pieces) {
    end += piece.text.length;
    if (at < end) return piece;
  }
  throw new Error("The text is shorter.");
}

const reader = new Reader();
for (const section of drawnSections) reader.read(section);

test.each(lessons)(
  "lesson $id uses each term after its definition, and links it at its first use",
  ({ id }) => {
    expect(reader.faults.filter((fault) => fault.startsWith(`${id} `))).toEqual([]);
  },
);

describe("the words of a term", () => {
  test.each([
    ["a truth table", ["truth table"]],
    ["Truth tables and rows", ["truth table", "row"]],
    ["this and that or not", []],
    ["this AND that", ["AND"]],
    ["brown arrows", []],
    ["a row-wise sum", ["sum"]],
  ])("%s", (text, found) => {
    expect(usesIn(text).map(({ entry }) => entry.term)).toEqual(found);
  });
});

describe("a use is a fault", () => {
  const defined = ["01", '<p>A <dfn id="term-row">row</dfn> is a line. Each row has a number.</p>'] as const;
  const linked = '<p><a href="/learn/lesson/01?section=lamp" data-term="row">Rows</a> again.</p>';

  test.each([
    ["before the definition", [["01", "<p>A row.</p>"], defined], "01 a: row is used before its definition."],
    [
      "without a mark in another lesson",
      [defined, ["02", "<p>Rows.</p>"]],
      "02 a: Rows is used first without its mark, [Rows|row].",
    ],
    [
      "with a link elsewhere",
      [defined, ["02", linked.replace("lamp", "and")]],
      "02 a: Rows links elsewhere.",
    ],
    ["unless it is linked first", [defined, ["02", `${linked}<p>A row.</p>`]], undefined],
    [
      "unless it stands in code or mathematics",
      [["01", '<code>row</code><i role="math">row</i>']],
      undefined,
    ],
  ] as const)("%s", (_what, texts, fault) => {
    const judge = new Reader();
    for (const [lesson, markup] of texts)
      judge.read({ lesson, id: "a", title: "A", nodes: readMarkup(markup) });
    expect(judge.faults).toEqual(fault === undefined ? [] : [fault]);
  });
});

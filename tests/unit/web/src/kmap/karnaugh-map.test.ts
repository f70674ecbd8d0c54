// The map as it is drawn to markup: a grid of headers and cells, a drawing hidden from screen readers, a legend of
// buttons, the form with its tag, and controls that are drawn only where they can be used.

import { MantineProvider } from "@mantine/core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { packCubes, type Cube } from "#answer/core/cubes.ts";
import { cellValues } from "#kmap/core/cell-values.ts";
import { KarnaughMap, type KarnaughMapProps } from "#kmap/karnaugh-map.tsx";
import { primesOf } from "#support/logic/cubes.ts";
import { elementsIn, readMarkup, textOf, type Element } from "#support/markup.ts";

const nothing = () => undefined;

/** Σ(0,2,8,10,15) with its two groups. */
const names = ["A", "B", "C", "D"];
const ones = [0, 2, 8, 10, 15];
const corners = { care: 5, value: 0 };
const last = { care: 15, value: 15 };
const props: KarnaughMapProps = {
  names,
  output: "F",
  values: cellValues(4, ones, [5]),
  kind: "sop",
  form: { kind: "sop", text: "B'.D'+A.B.C.D", names, cubes: packCubes([corners, last]) },
  proof: { proven: true, lowerBound: 2 },
  primes: packCubes(primesOf(4, ones, [5])),
  minima: null,
  isOld: false,
  swapped: false,
  onSwap: nothing,
  marked: { pressed: null, alone: null, onPress: nothing, onPoint: nothing, onDrop: nothing },
  edit: { onPress: nothing, onSet: nothing },
  onCopy: nothing,
};

function drawn(changed: Partial<KarnaughMapProps> = {}): readonly Element[] {
  const map = createElement(KarnaughMap, { ...props, ...changed });
  // On the page about maps, where no link leads to that page.
  const initialEntries = ["/learn/lesson/karnaugh-map"];
  const page = createElement(MemoryRouter, { initialEntries }, createElement(MantineProvider, null, map));
  return elementsIn(readMarkup(renderToStaticMarkup(page)));
}

const withTag = (elements: readonly Element[], tag: string) => elements.filter((each) => each.tag === tag);
const cellsOf = (elements: readonly Element[]) =>
  elements.filter(({ attributes }) => "data-cell" in attributes);
const textsOf = (elements: readonly Element[]) => elements.map(({ children }) => textOf(children));

describe("the grid", () => {
  test("has a cell a row, with its words, and one of them in the order of the Tab key", () => {
    const cells = cellsOf(drawn());
    expect(cells.map(({ attributes }) => Number(attributes["data-cell"])).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 16 }, (_, row) => row),
    );
    expect(cells[0]?.attributes["aria-label"]).toBe("A 0, B 0, C 0, D 0, row 0, 1, in a");
    expect(cells.filter(({ attributes }) => attributes["tabindex"] === "0").length).toBe(1);
  });

  test("has headers and a caption for each sub-map, and the drawing is hidden", () => {
    const six = [..."ABCDEF"];
    const elements = drawn({ names: six, values: cellValues(6, [], []), form: null, primes: null });
    expect(withTag(elements, "table").length).toBe(4);
    expect(new Set(textsOf(withTag(elements, "caption"))).size).toBe(4);
    expect(elements.filter(({ attributes }) => attributes["scope"] === "row").length).toBe(16);
    // The corner is a header too.
    expect(elements.filter(({ attributes }) => attributes["scope"] === "col").length).toBe(20);
    expect(cellsOf(elements).filter(({ attributes }) => attributes["tabindex"] === "0").length).toBe(1);
    const pictures = withTag(elements, "svg").filter(({ children }) => elementsIn(children).length > 20);
    expect(pictures.length).toBe(4);
    for (const { attributes } of pictures) expect(attributes["aria-hidden"]).toBe("true");
  });

  test.each([
    { edit: props.edit, readOnly: "false", pressable: 16 },
    { edit: null, readOnly: "true", pressable: 0 },
  ])("is read-only: $readOnly", ({ edit, readOnly, pressable }) => {
    const elements = drawn({ edit });
    expect(withTag(elements, "table")[0]?.attributes["aria-readonly"]).toBe(readOnly);
    expect(cellsOf(elements).filter(({ attributes }) => "data-pressable" in attributes).length).toBe(
      pressable,
    );
  });
});

describe("the legend", () => {
  const entries = (elements: readonly Element[]) =>
    elements.filter(({ tag, attributes }) => tag === "button" && "aria-pressed" in attributes);

  test("has a button a group, none pressed, with cells and what makes it essential", () => {
    const groups = entries(drawn());
    expect(groups.map(({ attributes }) => attributes["aria-pressed"])).toEqual(["false", "false"]);
    expect(groups.map(({ attributes }) => attributes["tabindex"])).toEqual(["0", "-1"]);
    const [first = ""] = textsOf(groups);
    expect(first).toContain("B'.D'");
    expect(first).toContain("0, 2, 8, 10");
    expect(first).toContain("essential");
  });

  test("says nothing of essential where the prime implicants are not known", () => {
    expect(textsOf(entries(drawn({ primes: null }))).join(" ")).not.toContain("essential");
  });

  test("names the X in a group, and says why they are in it once the group is pressed", () => {
    const inLast = { care: 5, value: 5 };
    const withX: Partial<KarnaughMapProps> = {
      isFormBeside: true,
      form: { kind: "sop", text: "B'.D'+B.D", names, cubes: packCubes([corners, inLast]) },
      values: cellValues(4, [0, 2, 8, 10, 15], [5, 7, 13]),
    };
    const texts = textsOf(entries(drawn(withX)));
    expect(texts[0]).not.toContain("X as");
    expect(texts[1]).toContain("don't-cares 5, 7, 13 as 1");
    expect(texts[1]).toContain("X as 1: 5, 7, 13");
    const why = (pressed: Cube | null) =>
      textsOf(withTag(drawn({ ...withX, marked: { ...props.marked, pressed, alone: pressed } }), "p"));
    expect(why(null)).toEqual([]);
    expect(why(corners)).toEqual(["B and D stay 0, A and C change."]);
    expect(why(inLast)).toEqual([
      "B and D stay 1, A and C change.",
      "The X in rows 5, 7 and 13 may be 0 or 1. As 1, they make the group larger and the product shorter.",
    ]);
  });

  test("of a constant is empty, with a sentence", () => {
    const form = { kind: "sop", text: "0", names, cubes: packCubes([]) } as const;
    const elements = drawn({ form, values: cellValues(4, [], []), primes: packCubes([]) });
    expect(entries(elements).length).toBe(0);
    expect(textsOf(withTag(elements, "p"))).toContain("No group: no cell is 1.");
  });
});

describe("the form", () => {
  const page = (changed: Partial<KarnaughMapProps>) =>
    textsOf(withTag(drawn(changed), "div").slice(0, 1)).join("");

  test("has its tag, which goes while the form is old", () => {
    expect(page({})).toContain("minimal (proved)");
    expect(page({ proof: { proven: false, lowerBound: 1 } })).toContain("best found");
    expect(page({ proof: null })).not.toMatch(/minimal \(proved\)|best found/);
    expect(page({ isOld: true })).not.toContain("minimal (proved)");
  });

  test.each([
    { minima: { shown: 0, listed: 2, count: 2, onShow: nothing }, says: "Minimum 1 of 2" },
    {
      minima: { shown: 4, listed: 21, count: 1_200, onShow: nothing },
      says: "Minimum 5 of the first 21, 1,200 in all",
    },
  ])("$says", ({ minima, says }) => {
    expect(page({ minima })).toContain(says);
    expect(page({ minima: null })).not.toContain("Minimum");
  });

  test("is left out where the screen shows it beside the map", () => {
    const minima = { shown: 0, listed: 2, count: 2, onShow: nothing };
    const hazardFree = { added: null, note: "A note." };
    // The legend has each of the two groups once.
    const maths = (changed: Partial<KarnaughMapProps>) =>
      drawn(changed).filter(({ attributes }) => attributes["role"] === "math").length;
    expect([maths({}), maths({ isFormBeside: true })]).toEqual([3, 2]);
    const beside = page({ isFormBeside: true, minima, hazardFree });
    expect(beside).not.toMatch(/minimal \(proved\)|A note|Minimum 1 of 2/);
    expect(page({ minima, hazardFree })).toMatch(/minimal \(proved\).*Minimum 1 of 2.*A note/);
  });

  test("is not announced before the map has changed it", () => {
    const [output] = withTag(drawn(), "output");
    expect(output && textOf(output.children)).toBe("");
  });
});

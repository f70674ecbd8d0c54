// The SVG file, read back by a parser of its own: values, groups by what their outlines enclose, marks, texts.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packCubes } from "#answer/core/cubes.ts";
import type { Form } from "#answer/core/form.ts";
import { filePaints, type Scheme } from "#kmap/colours.ts";
import { cellValues, requiredRows } from "#kmap/core/cell-values.ts";
import { mapLayout } from "#kmap/core/map-layout.ts";
import { mapContents, mapSvg, type MapContents } from "#kmap/core/map-svg.ts";
import { groupsOf } from "#kmap/core/shown-groups.ts";
import { assertProperty } from "#support/depth.ts";
import { primesOf, rowsIn } from "#support/logic/cubes.ts";
import { elementsIn, readXml, textOf, type Element, type Node } from "#support/markup.ts";

interface Case {
  readonly names: readonly string[];
  readonly ones: readonly number[];
  readonly dontCares: readonly number[];
  readonly kind: "sop" | "pos";
  readonly swapped: boolean;
  readonly scheme: Scheme;
}

/** The map with every prime implicant as a group. */
function drawnSvg(
  { names, ones, dontCares, kind, swapped, scheme }: Case,
  { output = "F", contents = "groups" }: { output?: string; contents?: MapContents } = {},
) {
  const values = cellValues(names.length, ones, dontCares);
  const required = requiredRows(values, kind);
  const cubes = primesOf(names.length, required, dontCares);
  const primes = packCubes(cubes);
  const form: Form = { kind, text: "it's <all> & more", names, cubes: primes };
  const groups = groupsOf({ names, kind, form, primes, required, withPrimes: false });
  const layout = mapLayout(names.length, swapped);
  const svg = mapSvg({ layout, names, values, groups, paints: filePaints(scheme), form, output }, contents);
  return { values, required, cubes, groups, svg };
}

interface Centre {
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

/** The points of a path's commands M, L and Q, one list for each part that begins with M. */
function partsOf(data: string): readonly (readonly (readonly [number, number])[])[] {
  return data
    .split("M")
    .slice(1)
    .map((part) => {
      const numbers = part.match(/-?[\d.]+/g)?.map(Number) ?? [];
      return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0] as const] : []));
    });
}

/** The rows whose cells' centres a path encloses. */
function enclosed(path: Element | undefined, centres: readonly Centre[]): number[] {
  return partsOf(path?.attributes["d"] ?? "").flatMap((points) => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return centres
      .filter(
        ({ x, y }) =>
          x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys),
      )
      .map(({ row }) => row);
  });
}

const ascending = (numbers: Iterable<number>) => [...numbers].toSorted((one, other) => one - other);

/** What the file shows. */
function readBack(svg: string) {
  const top = readXml(svg);
  const every = elementsIn([top]);
  const values = new Map<number, string>();
  const numbers = new Map<number, string>();
  const groups = new Map<string, { product: string; rows: number[] }>();
  const marked = new Set<number>();
  const isElement = (child: Node): child is Element => typeof child !== "string";
  for (const map of every) {
    const inside = map.children.filter(isElement);
    const centres = inside.flatMap(({ attributes }) => {
      const row = attributes["data-row"];
      return row === undefined
        ? []
        : [{ row: Number(row), x: Number(attributes["x"]), y: Number(attributes["y"]) - 6 }];
    });
    for (const child of inside) {
      const { attributes } = child;
      if (attributes["data-row"] !== undefined)
        values.set(Number(attributes["data-row"]), textOf(child.children));
      if (attributes["data-number"] !== undefined)
        numbers.set(Number(attributes["data-number"]), textOf(child.children));
      if (attributes["data-mark"] !== undefined) marked.add(Number(attributes["data-mark"]));
      const letter = attributes["data-group"];
      if (letter === undefined) continue;
      const before = groups.get(letter)?.rows ?? [];
      const rows = [...before, ...enclosed(child.children.filter(isElement)[0], centres)];
      groups.set(letter, { product: attributes["data-product"] ?? "", rows });
    }
  }
  return { top, every, values, numbers, groups, marked };
}

const anyName = fc.oneof(
  fc.stringMatching(/^[A-Za-z]\d{0,3}$/),
  fc.constantFrom("<", "&", '"', "'", "<&\"'>", "]]>", "&amp;", "x1<", "é", "變"),
);

const anyCase: fc.Arbitrary<Case> = fc.integer({ min: 2, max: 6 }).chain((variables) =>
  fc
    .record({
      names: fc.uniqueArray(anyName, { minLength: variables, maxLength: variables }),
      values: fc.array(fc.constantFrom(0, 1, 1, "X"), {
        minLength: 2 ** variables,
        maxLength: 2 ** variables,
      }),
      kind: fc.constantFrom("sop" as const, "pos" as const),
      swapped: fc.boolean(),
      scheme: fc.constantFrom("light" as const, "dark" as const),
    })
    .map(({ values, ...rest }) => ({
      ...rest,
      ones: values.flatMap((value, row) => (value === 1 ? [row] : [])),
      dontCares: values.flatMap((value, row) => (value === "X" ? [row] : [])),
    })),
);

describe("a map as SVG", () => {
  test("has the values, the groups and the marks of the map, whatever the names", () => {
    assertProperty(
      fc.property(anyCase, (given) => {
        const { values, cubes, groups, required, svg } = drawnSvg(given);
        const read = readBack(svg);
        expect(values.map((_, row) => read.values.get(row))).toEqual(values.map(String));
        expect(values.map((_, row) => read.numbers.get(row))).toEqual(values.map((_, row) => String(row)));
        expect([...read.groups].map(([letter, { product }]) => [letter, product]).toSorted()).toEqual(
          groups.map(({ look, text }) => [look.letter, text] as const).toSorted(),
        );
        for (const [at, { look }] of groups.entries()) {
          const cube = cubes[at] ?? { care: 0, value: 0 };
          expect(ascending(read.groups.get(look.letter)?.rows ?? [])).toEqual(
            rowsIn(cube, given.names.length),
          );
        }
        const coveredOnce = required.filter(
          (row) => cubes.filter(({ care, value }) => (row & care) === value).length === 1,
        );
        expect(ascending(read.marked)).toEqual(coveredOnce);
        const titles = read.top.children.flatMap((child) =>
          typeof child !== "string" && (child.tag === "title" || child.tag === "desc")
            ? [textOf(child.children)]
            : [],
        );
        expect(titles[0]).toBe(`Karnaugh map of F(${given.names.join(", ")})`);
        expect(titles[1]).toMatch(/; F = it's <all> & more$/);
      }),
      { runs: 200, daily: 20, seed: 20 },
    );
  });

  /** A part of the file as it reads, and how many bars are drawn in it. */
  const partsNamed = (svg: string, name: "head" | "group" | "form") =>
    elementsIn([readXml(svg)])
      .filter(({ attributes }) => attributes["data-part"] === name)
      .map((part) => {
        const bars = elementsIn([part]).map(({ attributes }) => Number(attributes["data-bars"] ?? 0));
        return { text: textOf(part.children), bars: bars.reduce((sum, count) => sum + count, 0) };
      });

  const half: Case = {
    names: ["A", "B", "x12"],
    ones: [0, 1, 6],
    dontCares: [2],
    kind: "sop",
    swapped: false,
    scheme: "light",
  };

  test("has the names above the map, a bar for each NOT, and the form under the output's name", () => {
    const { svg } = drawnSvg(half, { output: "Cout" });
    expect(partsNamed(svg, "head")).toEqual([{ text: "Cout(A,B,x12)", bars: 0 }]);
    expect(partsNamed(svg, "group")).toEqual([
      { text: "aB·x12", bars: 1 },
      { text: "bA·x12", bars: 2 },
      { text: "cA·B", bars: 2 },
    ]);
    expect(partsNamed(svg, "form")).toEqual([{ text: "Cout=B·x12+A·x12+A·B", bars: 5 }]);
    expect(svg).not.toContain("A'");
    const clauses = drawnSvg({ ...half, kind: "pos", ones: [0, 1, 4, 5], dontCares: [] });
    expect(partsNamed(clauses.svg, "form")).toEqual([{ text: "F=B", bars: 1 }]);
    const two = drawnSvg({ ...half, kind: "pos", ones: [0, 4, 5], dontCares: [] });
    expect(partsNamed(two.svg, "form")).toEqual([{ text: "F=B·(A+x12)", bars: 2 }]);
  });

  test("a long form goes on in further lines, and nothing is wider than the file", () => {
    const names = [..."ABCDEF"];
    const odd = Array.from({ length: 64 }, (_, row) => row).filter(
      (row) => row.toString(2).replaceAll("0", "").length % 2 === 1,
    );
    for (const kind of ["sop", "pos"] as const) {
      const { svg, groups } = drawnSvg({ ...half, names, ones: odd, dontCares: [], kind });
      const lines = partsNamed(svg, "form");
      expect(lines.length).toBeGreaterThan(4);
      expect(lines.slice(1).every(({ text }) => text.startsWith(kind === "sop" ? "+" : "·"))).toBe(true);
      expect(lines.reduce((sum, { bars }) => sum + bars, 0)).toBe(
        groups.reduce((sum, { text }) => sum + text.replaceAll(/[^']/g, "").length, 0),
      );
      const width = Number(readXml(svg).attributes["width"]);
      const ends = elementsIn([readXml(svg)]).flatMap(({ tag, attributes }) =>
        tag === "tspan" && attributes["x"] !== undefined ? [Number(attributes["x"])] : [],
      );
      expect(Math.max(...ends)).toBeLessThan(width - 12);
    }
  });

  test("of the constants the form is a digit", () => {
    const none = { ...half, ones: [], dontCares: [] };
    expect(partsNamed(drawnSvg(none).svg, "form")).toEqual([{ text: "F=0", bars: 0 }]);
    const all = { ...half, ones: [0, 1, 2, 3, 4, 5, 6, 7], dontCares: [] };
    expect(partsNamed(drawnSvg(all).svg, "form")).toEqual([{ text: "F=1", bars: 0 }]);
  });

  test("is a handout without groups, or with empty cells", () => {
    const shown = mapContents.map((contents) => {
      const { svg } = drawnSvg(half, { contents });
      const { values, numbers, groups, marked } = readBack(svg);
      const [forms, entries] = [partsNamed(svg, "form"), partsNamed(svg, "group")];
      const head = partsNamed(svg, "head").map(({ text }) => text);
      const description = textOf([readXml(svg)]).includes("; F = ");
      return {
        contents,
        head,
        numbers: numbers.size,
        values: [...values.values()].toSorted().join(""),
        solved: [groups.size, marked.size, forms.length, entries.length, description],
      };
    });
    const always = { head: ["F(A,B,x12)"], numbers: 8 };
    expect(shown).toEqual([
      { contents: "groups", ...always, values: "0000111X", solved: [3, 2, 1, 3, true] },
      { contents: "values", ...always, values: "0000111X", solved: [0, 0, 0, 0, false] },
      { contents: "empty", ...always, values: "", solved: [0, 0, 0, 0, false] },
    ]);
  });

  test("needs no style sheet, no font and no other file, and names each variable as text", () => {
    const names = ["A", "x12", "<&\"'", "b7"];
    const { svg } = drawnSvg({
      names,
      ones: [0, 2, 8, 10],
      dontCares: [5],
      kind: "sop",
      swapped: false,
      scheme: "light",
    });
    const { every } = readBack(svg);
    expect(new Set(every.map(({ tag }) => tag))).toEqual(
      new Set(["svg", "title", "desc", "g", "rect", "path", "circle", "text", "tspan"]),
    );
    for (const { attributes } of every) {
      for (const [name, value] of Object.entries(attributes)) {
        expect(name).not.toMatch(/href|^style$|class/);
        expect(value).not.toMatch(/url\(|var\(/);
      }
    }
    const texts = every.filter(({ tag }) => tag === "text").map(({ children }) => textOf(children));
    // In the corner, at the bars, and in the list below the map.
    expect(texts).toEqual(expect.arrayContaining(["Ax12", "<&\"'b7", ...names, "x12·b7"]));
  });

  test("four corners are one group with four pieces, open at the edges of the map", () => {
    const given = {
      ones: [0, 2, 8, 10],
      dontCares: [],
      kind: "sop",
      swapped: false,
      scheme: "light",
    } as const;
    const { svg } = drawnSvg({ ...given, names: ["A", "B", "C", "D"] });
    const group = elementsIn([readXml(svg)]).filter(({ attributes }) => attributes["data-group"] === "a");
    expect(group.map(({ attributes }) => attributes["data-product"])).toEqual(["B'.D'"]);
    const [line, teeth] = group[0]?.children ?? [];
    const parts = (path: Node | undefined) =>
      typeof path === "object" ? partsOf(path.attributes["d"] ?? "") : [];
    expect(parts(line).length).toBe(4);
    // Two teeth a piece, each from the edge of the map out of it.
    expect(parts(teeth).length).toBe(8);
    for (const [from, to] of parts(teeth)) {
      const isOn = (point: readonly [number, number] | undefined, edges: readonly number[]) =>
        point?.some((value) => edges.includes(value));
      expect(isOn(from, [0, 192])).toBe(true);
      expect(isOn(to, [-6, 198])).toBe(true);
    }
  });

  test("the constants: no group for 0, one around everything for 1", () => {
    const given = { names: ["A", "B"], dontCares: [3], swapped: false, scheme: "dark" } as const;
    expect(readBack(drawnSvg({ ...given, ones: [], kind: "sop" }).svg).groups.size).toBe(0);
    expect([...readBack(drawnSvg({ ...given, ones: [0, 1, 2], kind: "sop" }).svg).groups.values()]).toEqual([
      { product: "1", rows: [0, 1, 2, 3] },
    ]);
    expect([...readBack(drawnSvg({ ...given, ones: [], kind: "pos" }).svg).groups.values()]).toEqual([
      { product: "0", rows: [0, 1, 2, 3] },
    ]);
  });
});

describe("the reader of XML", () => {
  test.each([
    "<a>",
    "<a></b>",
    '<a b="1" b="2"/>',
    "<a>&</a>",
    "<a>&nbsp;</a>",
    '<a b="<"/>',
    "<a/>b",
    "<a>\u0001</a>",
  ])("refuses %j", (text) => {
    expect(() => readXml(text)).toThrow(/^\d+:\d+: /);
  });
});

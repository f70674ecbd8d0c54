// A map as LaTeX and Markdown. The commands of the package karnaugh-map are read as its documentation says, by a reader that
// shares no code with the writer, and give back the values and the groups.

import { describe, expect, test } from "vitest";
import type { Cube } from "#answer/core/cubes.ts";
import type { CellValue } from "#table/core/cell-keys.ts";
import { coveredRows } from "#kmap/core/map-groups.ts";
import { mapLayout } from "#kmap/core/map-layout.ts";
import { mapLatex, mapMarkdown, mapTabular, type WrittenMap } from "#kmap/core/write-map.ts";

const letters = ["A", "B", "C", "D", "E", "F"];
const gray: Readonly<Record<number, readonly string[]>> = { 2: ["0", "1"], 4: ["00", "01", "11", "10"] };

/** Every cube of so many variables. */
function cubesOf(variables: number): readonly Cube[] {
  let cubes: readonly Cube[] = [{ care: 0, value: 0 }];
  for (let bit = 1; bit < 2 ** variables; bit *= 2)
    cubes = cubes.flatMap(({ care, value }) => [
      { care, value },
      { care: care | bit, value },
      { care: care | bit, value: value | bit },
    ]);
  return cubes;
}

function written(variables: number, swapped: boolean, more: Partial<WrittenMap> = {}): WrittenMap {
  const values = Array.from({ length: 2 ** variables }, (): CellValue => 0);
  return {
    layout: mapLayout(variables, swapped),
    names: letters.slice(0, variables),
    values,
    groups: [],
    ...more,
  };
}

/** The environment as the package reads it: which rows of the truth table each command is about. */
function readLatex(text: string) {
  const [, x = "", y = "", z = "", labels = "", body = ""] =
    /^% \\usepackage\{karnaugh-map\}\n\\begin\{karnaugh-map\}\[(\d)\]\[(\d)\]\[(\d)\]((?:\[\$\w+\$\])+)\n([^]*)\\end\{karnaugh-map\}\n$/.exec(
      text,
    ) ?? [];
  const [columns = [], lines = []] = [gray[Number(x)], gray[Number(y)]];
  const names = [...labels.matchAll(/\[\$(\w+)\$\]/g)].map(([, name = ""]) => name);
  /** A cell's number has a bit for each label, the first label's the least significant. */
  const rowOf = (cell: number) => {
    const bits = names.map((name, bit) => [name, (cell >> bit) & 1] as const);
    return bits.reduce((row, [name, bit]) => row | (bit << (names.length - 1 - letters.indexOf(name))), 0);
  };
  const place = (cell: number) => {
    const code = (cell % 16)
      .toString(2)
      .padStart(4, "0")
      .slice(-Math.log2(columns.length * lines.length));
    const split = Math.log2(lines.length);
    return { line: lines.indexOf(code.slice(0, split)), column: columns.indexOf(code.slice(split)) };
  };
  const cellAt = (line: number, column: number) =>
    Number.parseInt((lines[line] ?? "") + (columns[column] ?? ""), 2);
  const rectangle = (from: number, to: number) => {
    const [northWest, southEast] = [place(from), place(to)];
    expect(northWest.line).toBeLessThanOrEqual(southEast.line);
    expect(northWest.column).toBeLessThanOrEqual(southEast.column);
    const cells: number[] = [];
    for (let line = northWest.line; line <= southEast.line; line += 1)
      for (let column = northWest.column; column <= southEast.column; column += 1)
        cells.push(cellAt(line, column));
    return cells;
  };
  const inMaps = (cells: readonly number[], maps = "0") =>
    maps
      .split(",")
      .map(Number)
      .flatMap((map) => {
        expect(map).toBeLessThan(Number(z));
        return cells.map((cell) => rowOf(16 * map + cell));
      })
      .toSorted((one, other) => one - other);
  const groups: number[][] = [];
  const values = new Map<number, string>();
  let rest = "";
  for (const line of body.split("\n").filter(Boolean)) {
    const command = line.trim();
    const terms = /^\\(minterms|terms)\{([\d,]+)\}(?:\{\$\\times\$\})?$/.exec(command);
    const inside = /^\\implicant\{(\d+)\}\{(\d+)\}(?:\[([\d,]+)\])?$/.exec(command);
    const edge = /^\\implicantedge\{(\d+)\}\{(\d+)\}\{(\d+)\}\{(\d+)\}(?:\[([\d,]+)\])?$/.exec(command);
    const corner = /^\\implicantcorner(?:\[([\d,]+)\])?$/.exec(command);
    if (terms)
      for (const cell of (terms[2] ?? "").split(","))
        values.set(rowOf(Number(cell)), terms[1] === "terms" ? "X" : "1");
    else if (inside) groups.push(inMaps(rectangle(Number(inside[1]), Number(inside[2])), inside[3]));
    else if (edge) {
      const parts = [
        ...rectangle(Number(edge[1]), Number(edge[2])),
        ...rectangle(Number(edge[3]), Number(edge[4])),
      ];
      groups.push(inMaps(parts, edge[5]));
    } else if (corner) {
      expect([x, y]).toEqual(["4", "4"]);
      groups.push(inMaps([0, 2, 8, 10], corner[1]));
    } else rest += command;
  }
  return { groups, values, rest };
}

describe("the package karnaugh-map", () => {
  test.each([2, 3, 4, 5, 6])(
    "every group of %i variables is drawn by documented commands",
    { tags: ["deep"] },
    (variables) => {
      for (const swapped of [false, true])
        for (const cube of cubesOf(variables)) {
          const text = mapLatex(written(variables, swapped, { groups: [{ cube }] }), "groups");
          const { groups, rest } = readLatex(text);
          expect(groups, text).toEqual([coveredRows(cube, variables)]);
          expect(rest).toBe("\\autoterms[0]");
        }
    },
  );

  test.each([2, 3, 4, 5, 6])("the cells of %i variables have their values", (variables) => {
    const values = Array.from(
      { length: 2 ** variables },
      (_, row) => (["X", 0, 1, 1, 0] as const)[row % 5] ?? 0,
    );
    for (const swapped of [false, true]) {
      const map = written(variables, swapped, { values });
      const read = readLatex(mapLatex(map, "values"));
      expect(values.map((_, row) => read.values.get(row) ?? "0")).toEqual(values.map(String));
      expect(readLatex(mapLatex(map, "empty"))).toEqual({ groups: [], values: new Map(), rest: "" });
    }
  });

  test("a map of four variables is what its author would write", () => {
    const values = Array.from({ length: 16 }, (_, row): CellValue =>
      row === 5 ? "X" : [0, 2, 8, 10, 7].includes(row) ? 1 : 0,
    );
    const groups = [{ cube: { care: 0b0101, value: 0 } }, { cube: { care: 0b1101, value: 0b0101 } }];
    expect(mapLatex(written(4, false, { values, groups }), "groups")).toBe(`% \\usepackage{karnaugh-map}
\\begin{karnaugh-map}[4][4][1][$D$][$C$][$B$][$A$]
  \\minterms{0,2,7,8,10}
  \\terms{5}{$\\times$}
  \\autoterms[0]
  \\implicantcorner
  \\implicant{5}{7}
\\end{karnaugh-map}
`);
  });
});

describe("tables", () => {
  test("a map of three variables, and its handout", () => {
    const values = [0, 1, "X", 1, 0, 0, 1, 1] as const;
    const map = { ...written(3, false, { values }), names: ["x1", "B", "C"] };
    expect(mapTabular(map, "values")).toBe(`\\begin{tabular}{c|cccc}
$x_{1} \\backslash BC$ & 00 & 01 & 11 & 10 \\\\
\\hline
0 & 0 & 1 & 1 & X \\\\
1 & 0 & 0 & 1 & 1 \\\\
\\end{tabular}
`);
    expect(mapMarkdown(map, "groups")).toBe(`| x1 \\ BC | 00 | 01 | 11 | 10 |
| :-: | :-: | :-: | :-: | :-: |
| **0** | 0 | 1 | 1 | X |
| **1** | 0 | 0 | 1 | 1 |
`);
    expect(mapMarkdown(map, "empty")).toContain("| **1** |  |  |  |  |\n");
  });

  test("sub-maps say which variables are the same in all their cells", () => {
    const map = written(6, false);
    expect(mapMarkdown(map, "values").match(/^A = .*$/gm)).toEqual([
      "A = 0, B = 0",
      "A = 0, B = 1",
      "A = 1, B = 0",
      "A = 1, B = 1",
    ]);
    expect(mapTabular(written(5, false), "values").match(/^\$A=.*$/gm)).toEqual(["$A=0$\\\\", "$A=1$\\\\"]);
  });
});

// A map as text: LaTeX for the package karnaugh-map of CTAN (version 2), LaTeX with the standard table alone, or Markdown.
// Cells are numbered by where they are, as in that package, so that a map whose rows and columns are swapped stays so. Pure.

import type { Cube } from "#answer/core/cubes.ts";
import { latexName } from "#notation/core/row-list.ts";
import type { CellValue } from "#table/core/cell-keys.ts";
import { piecesOf, type Piece } from "./map-groups.ts";
import { cellOf, fixedIn, type Axis, type MapLayout, type SubMap } from "./map-layout.ts";
import type { MapContents } from "./map-svg.ts";

export interface WrittenMap {
  readonly layout: MapLayout;
  readonly names: readonly string[];
  readonly values: readonly CellValue[];
  /** The groups that are drawn, in their order. */
  readonly groups: readonly { readonly cube: Cube }[];
}

/** The environment `karnaugh-map` with its values and implicants. */
export function mapLatex({ layout, names, values, groups }: WrittenMap, contents: MapContents): string {
  const { rows, columns, maps } = layout;
  const size = [columns.lines.length, rows.lines.length, maps.length].map((count) => `[${count}]`);
  // The package names the least significant variable first.
  const labels = bitsOf(layout)
    .map((index) => `[$${latexName(names[index] ?? "")}$]`)
    .reduce((after, label) => label + after, "");
  const rowAt: number[] = [];
  for (const row of values.keys()) rowAt[numberOf(layout, row)] = row;
  const numbersOf = (value: CellValue) =>
    rowAt.flatMap((row, number) => (values[row] === value ? [number] : []));
  const [ones, free] = [numbersOf(1), numbersOf("X")];
  const terms = [
    ...(ones.length > 0 ? [`\\minterms{${ones.join(",")}}`] : []),
    ...(free.length > 0 ? [`\\terms{${free.join(",")}}{$\\times$}`] : []),
    "\\autoterms[0]",
  ];
  const lines = [
    ...(contents === "empty" ? [] : terms),
    ...(contents === "groups" ? groups.map(({ cube }) => implicant(cube, layout)) : []),
  ];
  return [
    "% \\usepackage{karnaugh-map}",
    `\\begin{karnaugh-map}${size.join("")}${labels}`,
    ...lines.map((line) => `  ${line}`),
    "\\end{karnaugh-map}\n",
  ].join("\n");
}

/** The variables by the bits of a cell's number, the most significant first. */
function bitsOf({ down, across, rows, columns }: MapLayout): readonly number[] {
  return [down, across, rows, columns].flatMap(({ variables }) => variables);
}

/** The number that the package gives to the cell of a row of the truth table. */
function numberOf(layout: MapLayout, row: number): number {
  const { map, row: line, column } = cellOf(layout, row);
  return 16 * map + numberIn(layout, line, column);
}

/** The number of a cell of the first sub-map. */
function numberIn({ rows, columns }: MapLayout, line: number, column: number): number {
  const code = (rows.lines[line]?.label ?? "") + (columns.lines[column]?.label ?? "");
  return Number.parseInt(code, 2);
}

/**
 * The command that draws a group. In each sub-map that it reaches it is a rectangle, two parts at opposite edges, or the
 * four corners; in all of them it is in the same place.
 */
function implicant(cube: Cube, layout: MapLayout): string {
  const pieces = piecesOf(cube, layout);
  const maps = [...new Set(pieces.map(({ map }) => map))];
  const inOne = pieces.filter(({ map }) => map === maps[0]);
  const corners = ({ top, left, bottom, right }: Piece) =>
    `{${numberIn(layout, top, left)}}{${numberIn(layout, bottom - 1, right - 1)}}`;
  const command = ["", "\\implicant", "\\implicantedge"][inOne.length] ?? "\\implicantcorner";
  const cells = inOne.length > 2 ? "" : inOne.map(corners).join("");
  return command + cells + (maps.length === 1 && maps[0] === 0 ? "" : `[${maps.join(",")}]`);
}

/** A `tabular` for each sub-map. */
export function mapTabular(map: WrittenMap, contents: MapContents): string {
  return sheetsOf(map, contents)
    .map(({ title, corner, heads, lines }) => {
      const rows = [[`$${corner.latex}$`, ...heads], ...lines].map((cells) => `${cells.join(" & ")} \\\\`);
      const [head = "", ...body] = rows;
      const columns = `c|${"c".repeat(heads.length)}`;
      const above = title.latex === "" ? [] : [`$${title.latex}$\\\\`];
      return [...above, `\\begin{tabular}{${columns}}`, head, "\\hline", ...body, "\\end{tabular}\n"].join(
        "\n",
      );
    })
    .join("\n");
}

/** A table of Markdown for each sub-map. */
export function mapMarkdown(map: WrittenMap, contents: MapContents): string {
  return sheetsOf(map, contents)
    .map(({ title, corner, heads, lines }) => {
      const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
      const rows = [
        line([corner.text, ...heads]),
        line([":-:", ...heads.map(() => ":-:")]),
        ...lines.map(([head = "", ...cells]) => line([`**${head}**`, ...cells])),
      ];
      return [...(title.text === "" ? [] : [`${title.text}\n`]), ...rows].join("\n");
    })
    .join("\n\n")
    .concat("\n");
}

interface Sheet {
  /** The variables that have one value in the whole sub-map; empty for a single map. */
  readonly title: Written;
  readonly corner: Written;
  readonly heads: readonly string[];
  /** The label of the row, then its values. */
  readonly lines: readonly (readonly string[])[];
}

interface Written {
  readonly text: string;
  readonly latex: string;
}

function sheetsOf({ layout, names, values }: WrittenMap, contents: MapContents): readonly Sheet[] {
  const { rows, columns, maps } = layout;
  const shown = (row: number) => (contents === "empty" ? "" : String(values[row] ?? 0));
  return maps.map((map) => ({
    title: titleOf(layout, map, names),
    corner: {
      text: `${namesOn(rows, names).join("")} \\ ${namesOn(columns, names).join("")}`,
      latex: `${namesOn(rows, names).map(latexName).join("")} \\backslash ${namesOn(columns, names).map(latexName).join("")}`,
    },
    heads: columns.lines.map(({ label }) => label),
    lines: map.cells.map((cells, at) => [rows.lines[at]?.label ?? "", ...cells.map(shown)]),
  }));
}

function titleOf(layout: MapLayout, map: SubMap, names: readonly string[]): Written {
  const fixed = fixedIn(layout, map).map(({ variable, value }) => [names[variable] ?? "", value] as const);
  return {
    text: fixed.map(([name, value]) => `${name} = ${value}`).join(", "),
    latex: fixed.map(([name, value]) => `${latexName(name)}=${value}`).join(",\\ "),
  };
}

function namesOn({ variables }: Axis, names: readonly string[]): readonly string[] {
  return variables.map((index) => names[index] ?? "");
}

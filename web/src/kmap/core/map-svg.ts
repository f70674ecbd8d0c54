// A map as a file of SVG: no style sheet and no font of another file, texts as text. The names are above the map; the
// legend of the groups and the form are below it. For a handout the groups are left out, or the values too. Pure.

import { karnaughMap, mapFiles } from "#messages/karnaugh-map.ts";
import type { Form } from "#answer/core/form.ts";
import type { CellValue } from "#table/core/cell-keys.ts";
import { dashes, strengthOf } from "./draw-groups.ts";
import { drawLine, formLines, headLine, measure, termLine } from "./draw-form.ts";
import { drawMap } from "./map-drawing.ts";
import { sizeOf } from "./map-size.ts";
import type { Drawn, Paints } from "./paints.ts";
import { element, escaped, toXml, type Element } from "./picture.ts";
import type { Group } from "./shown-groups.ts";

/** The contents of a file: everything, the cells with their values, or cells to be filled in. */
export const mapContents = ["groups", "values", "empty"] as const;
export type MapContents = (typeof mapContents)[number];

export interface SavedMap extends Drawn {
  readonly values: readonly CellValue[];
  readonly groups: readonly Group[];
  /** Null while there is none. */
  readonly form: Form | null;
  /** The name of the output. */
  readonly output: string;
}

/** In px. */
const margin = 12;
const mapGap = 16;
const headHeight = 28;
const entryHeight = 24;
const lineHeight = 26;

/** From the margin to the term of an entry, and how far further lines of the form are indented. */
const termIndent = 58;
const lineIndent = 36;

/** A form is never broken into lines narrower than this. */
const formWidthMin = 320;

/** A standalone document; each group is a `g` in each sub-map that it has cells in, its product in `data-product`. */
export function mapSvg(saved: SavedMap, contents: MapContents): string {
  const { layout, names, values, form, output, paints } = saved;
  const isWhole = contents === "groups";
  const groups = isWhole ? saved.groups : [];
  const drawn = { ...saved, groups, values: contents === "empty" ? null : values };
  const size = sizeOf(layout);
  const [across, down] = [layout.across.lines.length, layout.down.lines.length];
  const mapsWidth = across * size.width + (across - 1) * mapGap;
  const mapsHeight = down * size.height + (down - 1) * mapGap;
  const head = headLine(output, names);
  const entries = groups.map((group) => ({ group, line: termLine(group.cube, names, group.kind) }));
  const entryWidths = entries.map(
    ({ group, line }) => termIndent + measure(line) + (group.isAdded ? addedWidth : 0),
  );
  const fitting = Math.max(mapsWidth, measure(head), formWidthMin, ...entryWidths);
  const lines = isWhole && form ? formLines(form, output, fitting - lineIndent) : [];
  const width = Math.ceil(Math.max(fitting, ...lines.map((line) => lineIndent + measure(line))) + 2 * margin);

  const mapsTop = margin + headHeight;
  const entriesTop = mapsTop + mapsHeight + margin;
  const linesTop = entriesTop + entries.length * entryHeight;
  const height = linesTop + lines.length * lineHeight + margin;
  const parts = [
    element("rect", { width, height, fill: paints.surface }),
    element("g", { "data-part": "head" }, drawLine(head, margin, margin + 16, paints)),
    ...layout.maps.map((map, at) => {
      const x = margin + map.across * (size.width + mapGap);
      const y = mapsTop + map.down * (size.height + mapGap);
      return element("g", { transform: `translate(${x} ${y})` }, drawMap(drawn, at));
    }),
    ...entries.map(({ group, line }, at) =>
      drawEntry(group, line, entriesTop + (at + 0.5) * entryHeight, paints),
    ),
    ...lines.map((line, at) =>
      element(
        "g",
        { "data-part": "form" },
        drawLine(line, at === 0 ? margin : margin + lineIndent, linesTop + at * lineHeight + 20, paints),
      ),
    ),
  ];
  const title = mapFiles.fileTitle(output, names);
  const description = descriptionOf(saved, contents);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" font-family="${escaped(paints.sans)}" role="img">\n` +
    `<title>${escaped(title)}</title>\n<desc>${escaped(description)}</desc>\n` +
    `${parts.map((part) => `${toXml(part)}\n`).join("")}</svg>\n`
  );
}

function descriptionOf({ values, form, output }: SavedMap, contents: MapContents): string {
  if (contents === "empty") return mapFiles.emptyCells;
  const rowsOf = (wanted: 1 | "X") => values.flatMap((value, row) => (value === wanted ? [row] : []));
  const shown = contents === "groups" && form ? `${output} = ${form.text}` : null;
  return mapFiles.fileDescription(rowsOf(1), rowsOf("X"), shown);
}

/** The width of the word after an added term, in px. */
const addedWidth = 60;

/** Letter, kind of line and term of a group; `y` is the middle of the line. */
function drawEntry(group: Group, line: ReturnType<typeof termLine>, y: number, paints: Paints): Element {
  const { look, isAdded } = group;
  const { strokeWidth, fontWeight } = strengthOf(group);
  const colour = paints.group(look.colour);
  const sample = {
    fill: "none",
    stroke: colour,
    strokeWidth,
    strokeLinecap: "round",
    strokeDasharray: dashes[look.line],
  } as const;
  const added = { x: margin + termIndent + measure(line) + 10, y: y + 5, fontSize: 11, fill: paints.muted };
  return element("g", { "data-part": "group" }, [
    element("text", { x: margin, y: y + 5, fontSize: 15, fontWeight, fill: colour }, [look.letter]),
    element("path", { ...sample, d: `M${margin + 22} ${y}h26` }),
    ...drawLine(line, margin + termIndent, y + 5, paints),
    ...(isAdded ? [element("text", added, [karnaughMap.added])] : []),
  ]);
}

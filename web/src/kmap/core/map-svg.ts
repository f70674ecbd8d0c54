// A map as a file of SVG: no style sheet and no font of another file, texts as text, below the map what each letter
// stands for. Pure.

import { karnaughMap } from "#messages/karnaugh-map.ts";
import { drawMap } from "./map-drawing.ts";
import { sizeOf } from "./map-size.ts";
import { dashes, strengthOf } from "./draw-groups.ts";
import type { Drawn, Paints } from "./paints.ts";
import { element, escaped, toXml, type Element } from "./picture.ts";
import type { Group } from "./shown-groups.ts";
import { dropAfter, typeset } from "./typeset.ts";

/** In px. */
const margin = 12;
const mapGap = 16;
const entryHeight = 22;

export interface SvgTexts {
  readonly title: string;
  readonly description: string;
}

/** A standalone document; each group is a `g` in each sub-map that it has cells in, its product in `data-product`. */
export function mapSvg(drawn: Drawn, { title, description }: SvgTexts): string {
  const { layout, groups, paints } = drawn;
  const size = sizeOf(layout);
  const [across, down] = [layout.across.lines.length, layout.down.lines.length];
  const mapsWidth = across * size.width + (across - 1) * mapGap;
  const mapsHeight = down * size.height + (down - 1) * mapGap;
  const lengthOf = ({ text, isAdded }: Group) => text.length + (isAdded ? karnaughMap.added.length : 0);
  const longest = Math.max(0, ...groups.map(lengthOf));
  const width = Math.ceil(Math.max(mapsWidth, 60 + longest * 9) + 2 * margin);
  const height = mapsHeight + groups.length * entryHeight + (groups.length === 0 ? 2 : 3) * margin;
  const maps = layout.maps.map((map, at) => {
    const x = margin + map.across * (size.width + mapGap);
    const y = margin + map.down * (size.height + mapGap);
    return element("g", { transform: `translate(${x} ${y})` }, drawMap(drawn, at));
  });
  const entries = groups.map((group, at) =>
    drawEntry(group, paints, 2 * margin + mapsHeight + (at + 0.5) * entryHeight),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" font-family="${escaped(paints.sans)}" role="img">\n` +
    `<title>${escaped(title)}</title>\n<desc>${escaped(description)}</desc>\n` +
    `${[element("rect", { width, height, fill: paints.surface }), ...maps, ...entries].map((part) => `${toXml(part)}\n`).join("")}</svg>\n`
  );
}

/** The word after the term of a group that was added. */
function addedMark({ text }: Group, { sans, muted }: Paints): Element {
  const style = { fontFamily: sans, fontStyle: "normal", fontSize: 11, fill: muted } as const;
  return element("tspan", { ...style, dx: 8, dy: dropAfter(text) }, [karnaughMap.added]);
}

/** Letter, kind of line and term of a group; `y` is the middle of the line. */
function drawEntry(group: Group, paints: Paints, y: number): Element {
  const { look, text } = group;
  const { strokeWidth, fontWeight } = strengthOf(group);
  const colour = paints.group(look.colour);
  const sample = {
    stroke: colour,
    strokeWidth,
    strokeLinecap: "round",
    strokeDasharray: dashes[look.line],
  } as const;
  const term = {
    x: margin + 58,
    y: y + 5,
    fontFamily: paints.serif,
    fontStyle: "italic",
    fill: paints.ink,
  } as const;
  return element("g", { fontSize: 15 }, [
    element("text", { x: margin, y: y + 5, fontWeight, fill: colour }, [look.letter]),
    element("path", { ...sample, d: `M${margin + 22} ${y}h26` }),
    element("text", term, [...typeset(text), ...(group.isAdded ? [addedMark(group, paints)] : [])]),
  ]);
}

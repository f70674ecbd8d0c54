// The timing diagram as an SVG file: transparent, with the names of its signals and its gate delays. Pure.

import { timingRow, type TimingDiagram } from "../editor/timing-diagram.ts";
import { partName } from "../editor/words.ts";
import { nameFont } from "../scene/captions.ts";
import type { Colours } from "../scene/paint.ts";
import { escaped } from "./escaped.ts";

/** The width of a letter of a name, in px, a little more than that of most. */
const letter = 9;
const axis = 24;
const margin = 8;

export function timingSvg({ rows, ticks, from, unit, width }: TimingDiagram, colours: Colours): string {
  const names = rows.map(({ part }) => part.name ?? partName(part));
  const left = margin + letter * names.reduce((longest, { length }) => Math.max(longest, length), 1);
  const bottom = rows.length * timingRow.height;
  const x = (time: number) => Math.round((left + margin + (time - from) * unit) * 100) / 100;
  const lines = rows.map(
    ({ d }, at) =>
      `<path transform="translate(${left + margin} ${at * timingRow.height})" d="${d}" stroke="${colours.ink}" stroke-width="1.75"/>`,
  );
  const labels = names.map(
    (name, at) =>
      `<text x="${left}" y="${at * timingRow.height + 21}" text-anchor="end" font-style="italic" font-weight="bold">${escaped(name)}</text>`,
  );
  const marks = ticks.map(
    (time) =>
      `<path d="M${x(time)} 0V${bottom + 4}" stroke="${colours.dots}"/>` +
      `<text x="${x(time)}" y="${bottom + 18}" text-anchor="middle" font-size="12" fill="${colours.ink}">${time}</text>`,
  );
  const size = { width: Math.ceil(left + margin + width + margin), height: bottom + axis };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ` +
    `viewBox="0 0 ${size.width} ${size.height}" fill="none" stroke-linejoin="round" ` +
    `font-family="${escaped(nameFont)}" font-size="15">\n` +
    [...marks, ...lines].map((element) => `  ${element}\n`).join("") +
    `  <g fill="${colours.ink}">${labels.join("")}</g>\n</svg>\n`
  );
}

// A drawing as an SVG file: transparent, cropped to the drawing, without grid, frames and marks. Pure.

import type { Part } from "../model/circuit.ts";
import {
  indexDrop,
  indexSize,
  isPlainName,
  nameFont,
  nameParts,
  namePlace,
  nameSize,
  valuePlace,
} from "../scene/captions.ts";
import type { Box, Point } from "../scene/geometry.ts";
import { inkOf } from "../scene/ink.ts";
import { looksOf, shownValue, type Drawing } from "../scene/looks.ts";
import { dash, jointRadius, wirePaint } from "../scene/net-lines.ts";
import { linesOfNet, netsOf } from "../scene/nets.ts";
import type { Colours } from "../scene/paint.ts";
import { pictureOf, valuePicture, type Picture, type Shape } from "../scene/pictures.ts";
import { signalOf } from "../scene/signal.ts";
import { escaped } from "./escaped.ts";

interface SvgOptions {
  /** By default the box around all ink. */
  readonly box?: Box;
  /** A line above the drawing; by default none. */
  readonly title?: string;
}

/** A standalone document of what is drawn in the box; its size in px is that of the box at 100 %. */
export function svgOf(
  drawing: Drawing,
  colours: Colours,
  { box = inkOf(drawing), title = "" }: SvgOptions = {},
): string {
  const { x, y, width, height } = title === "" ? box : withTitle(box, title);
  const elements = [
    ...(title === "" ? [] : [titleElement(title, { x, y }, colours)]),
    ...netElements(drawing, colours),
    ...partElements(drawing, colours),
    ...nameElements(drawing, colours),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${x} ${y} ${width} ${height}" fill="none" stroke-linejoin="round">\n` +
    `${elements.map((element) => `  ${element}\n`).join("")}</svg>\n`
  );
}

const titleSize = 18;
const titleHeight = 30;

/** An upper estimate of the mean width of a title's letter, because pure code cannot measure text. */
const titleLetter = 0.66 * titleSize;

function withTitle({ x, y, width, height }: Box, title: string): Box {
  const wanted = Math.ceil(2 * titleInset + titleLetter * [...title].length);
  return { x, y: y - titleHeight, width: Math.max(width, wanted), height: height + titleHeight };
}

/** The distance of a title from the left edge. */
const titleInset = 10;

function titleElement(title: string, { x, y }: Point, colours: Colours): string {
  const font = `font-family="${escaped(nameFont)}" font-size="${titleSize}" font-weight="bold"`;
  return `<text x="${x + titleInset}" y="${y + titleSize + 4}" ${font} fill="${colours.ink}">${escaped(title)}</text>`;
}

/** Wires that carry 1 come last, so that they are drawn above the others. */
function netElements({ state, routing, showsJoints }: Drawing, colours: Colours): readonly string[] {
  const nets = [...netsOf(state, routing, showsJoints)].map(([source, net]) => {
    const signal = signalOf(state, source);
    const { stroke, width } = wirePaint[signal];
    const dashes = signal === "unstable" ? ` stroke-dasharray="${dash.length} ${dash.gap}"` : "";
    const d = linesOfNet(net, state.parts).map(pathData).join("");
    const dots = net.joints.map(
      (at) => `<circle cx="${at.x}" cy="${at.y}" r="${jointRadius[signal]}" fill="${colours[stroke]}"/>`,
    );
    const lines = `<path d="${d}" stroke="${colours[stroke]}" stroke-width="${width}"${dashes}/>`;
    return { signal, element: lines + dots.join("") };
  });
  const isHigh = ({ signal }: { readonly signal: unknown }) => signal === 1;
  return [...nets.filter((net) => !isHigh(net)), ...nets.filter(isHigh)].map(({ element }) => element);
}

function pathData(line: readonly Point[]): string {
  return line.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

function partElements(drawing: Drawing, colours: Colours): readonly string[] {
  const lookOf = looksOf(drawing);
  return drawing.state.parts.flatMap((part) => {
    const value = shownValue(drawing, part);
    const place = valuePlace(part);
    return [
      group(part, pictureOf(part.kind, lookOf(part)), colours),
      ...(value === null
        ? []
        : [group({ x: part.x + place.x, y: part.y + place.y }, valuePicture(value), colours)]),
    ];
  });
}

function group({ x, y }: Point, picture: Picture, colours: Colours): string {
  const shapes = picture.map((shape) => shapeElement(shape, colours)).join("");
  return `<g transform="translate(${x} ${y})">${shapes}</g>`;
}

function shapeElement({ outline, paint }: Shape, colours: Colours): string {
  const fill = paint.fill ? ` fill="${colours[paint.fill]}"` : "";
  const stroke = paint.stroke ? ` stroke="${colours[paint.stroke]}" stroke-width="${paint.width ?? 0}"` : "";
  const cap = paint.cap ? ` stroke-linecap="${paint.cap}"` : "";
  return outline.type === "path"
    ? `<path d="${outline.d}"${fill}${stroke}${cap}/>`
    : `<circle cx="${outline.x}" cy="${outline.y}" r="${outline.radius}"${fill}${stroke}${cap}/>`;
}

function nameElements({ state, namesAbove }: Drawing, colours: Colours): readonly string[] {
  const texts = state.parts.flatMap((part) => (part.name ? nameElement(part, part.name, namesAbove) : []));
  if (texts.length === 0) return [];
  const font = `font-family="${escaped(nameFont)}" font-size="${nameSize}" font-style="italic" font-weight="bold"`;
  return [`<g ${font} fill="${colours.ink}">${texts.join("")}</g>`];
}

function nameElement(part: Part, name: string, isAbove: boolean): readonly string[] {
  const place = namePlace(part, isAbove);
  if (!place) return [];
  const isPlain = isPlainName(part.kind);
  const [letters, digits] = isPlain ? [name, ""] : nameParts(name);
  const index = digits && `<tspan dy="${indexDrop}" font-size="${indexSize}">${escaped(digits)}</tspan>`;
  const at = `x="${part.x + place.x}" y="${part.y + place.y}" text-anchor="${place.anchor}"`;
  const style = isPlain ? ' font-style="normal" font-weight="normal"' : "";
  return [`<text ${at}${style}>${escaped(letters)}${index}</text>`];
}

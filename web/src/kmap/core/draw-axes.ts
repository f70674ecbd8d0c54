// Draws the axes around the cells: the names in the corner, the labels of rows and columns, and the bars along the
// lines where a variable is 1. With several sub-maps, each has a title with the values that it fixes. Pure.

import { barsOf, fixedIn, type Axis, type Bar, type SubMap } from "./map-layout.ts";
import type { Drawn } from "./paints.ts";
import { cellSize, sizeOf, type MapSize } from "./map-size.ts";
import { element, type Element } from "./picture.ts";
import { dropAfter, fitted, typeset, widthOf } from "./typeset.ts";

/** In px. */
const labelSize = 13;
const nameSize = 14;

export function drawAxes(drawn: Drawn, map: SubMap): readonly Element[] {
  const { layout, paints } = drawn;
  const size = sizeOf(layout);
  return [
    element("g", { fill: paints.muted, fontSize: labelSize, textAnchor: "middle" }, [
      ...layout.columns.lines.map(({ label }, at) =>
        element("text", { x: size.left + (at + 0.5) * cellSize, y: size.top - 7 }, [label]),
      ),
      ...layout.rows.lines.map(({ label }, at) =>
        element("text", { x: size.left - 16, y: size.top + (at + 0.5) * cellSize + labelSize * 0.35 }, [
          label,
        ]),
      ),
    ]),
    element("g", { ...nameStyle(drawn), textAnchor: "end" }, drawCorner(drawn, size)),
    element("g", nameStyle(drawn), [...drawBars(drawn, size), ...drawTitle(drawn, map)]),
  ];
}

function nameStyle({ paints }: Drawn): Element["attributes"] {
  return { fill: paints.ink, fontFamily: paints.serif, fontSize: nameSize, fontStyle: "italic" };
}

function namesOn({ variables }: Axis, names: readonly string[]): string {
  return variables.map((index) => names[index] ?? "").join("");
}

/** The names of the rows' variables below a slanting line, those of the columns' above it. */
function drawCorner({ layout, names, paints }: Drawn, { left, top }: MapSize): readonly Element[] {
  return [
    element("path", { d: `M${left - 20} ${top - 20}L${left} ${top}`, stroke: paints.lineStrong }),
    nameText(namesOn(layout.rows, names), 44, { x: left - 18, y: top - 4 }),
    nameText(namesOn(layout.columns, names), 44, { x: left - 6, y: top - 22 }),
  ];
}

/** `width` is the available width, in px. */
function nameText(text: string, width: number, style: Element["attributes"]): Element {
  return element("text", { ...style, ...fitted(text, width) }, typeset(text));
}

/**
 * The first variable's bar is at the side of the labels, the second variable's bar at the opposite side; the name is
 * in a gap of the bar.
 */
function drawBars({ layout, names, paints }: Drawn, size: MapSize): readonly Element[] {
  const style = { fill: "none", stroke: paints.ink, strokeWidth: 1.5 };
  const nameOf = ({ variable }: Bar) => names[variable] ?? "";
  const across = barsOf(layout.columns).flatMap((bar, at) => {
    const y = at === 0 ? size.top - 32 : size.bottom + 11;
    const [from, to] = [size.left + bar.from * cellSize + 3, size.left + bar.to * cellSize - 3];
    const middle = (from + to) / 2;
    const gap = Math.min(widthOf(nameOf(bar)), to - from - 16) / 2 + 3;
    return [
      element("path", {
        ...style,
        d: `M${from} ${y - 4}v8m0 -4H${middle - gap}M${middle + gap} ${y}H${to}m0 -4v8`,
      }),
      nameText(nameOf(bar), to - from - 16, { x: middle, y: y + 4, textAnchor: "middle" }),
    ];
  });
  const down = barsOf(layout.rows).flatMap((bar, at) => {
    const x = at === 0 ? size.left - 40 : size.right + 11;
    const [from, to] = [size.top + bar.from * cellSize + 3, size.top + bar.to * cellSize - 3];
    const middle = (from + to) / 2;
    return [
      element("path", {
        ...style,
        d: `M${x - 4} ${from}h8m-4 0V${middle - 9}M${x} ${middle + 9}V${to}m-4 0h8`,
      }),
      nameText(nameOf(bar), 28, { x, y: middle + 4, textAnchor: "middle" }),
    ];
  });
  return [...across, ...down];
}

/** `A = 0, B = 1` above a sub-map. */
function drawTitle({ layout, names, paints }: Drawn, map: SubMap): readonly Element[] {
  const { left, right } = sizeOf(layout);
  const runs = fixedIn(layout, map).flatMap(({ variable, value }, at) => {
    const name = names[variable] ?? "";
    const upright = { fontFamily: paints.sans, fontStyle: "normal", dy: dropAfter(name) };
    return [...(at === 0 ? [] : [", "]), ...typeset(name), element("tspan", upright, [` = ${value}`])];
  });
  if (runs.length === 0) return [];
  return [element("text", { x: (left + right) / 2, y: 16, textAnchor: "middle" }, runs)];
}

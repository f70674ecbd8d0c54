// Draws the groups of a sub-map: outlines, teeth and letters. Pure.

import { type LineKind } from "./group-look.ts";
import { piecesOfRows, type Piece } from "./map-groups.ts";
import { rimOf, valueOf, type Drawn } from "./paints.ts";
import { cellSize } from "./map-size.ts";
import { outlineOf } from "./outline.ts";
import { element, type Element } from "./picture.ts";
import type { DrawnGroup } from "./shown-groups.ts";

/** Lengths of dashes and gaps; a dot is a dash of no length with round ends. */
export const dashes: Readonly<Record<LineKind, string>> = {
  solid: "none",
  dashed: "7 4",
  dotted: "0 4.5",
  dashDot: "8 4 0 4",
  longDash: "15 5",
};

/** How a group's line and its letter are drawn: stronger for a term of the form, strongest for an added term. */
export function strengthOf({ isChosen, isAdded }: Pick<DrawnGroup, "isChosen" | "isAdded">) {
  if (isAdded) return { strokeWidth: 4, fontWeight: 700 };
  return isChosen ? { strokeWidth: 2, fontWeight: 700 } : { strokeWidth: 1.4, fontWeight: 400 };
}

/** If more letters belong at the start of one cell, their number is written instead. */
const lettersMax = 3;

/** In px. */
const letterSize = 11;

/** One element for each group; the letters of all groups are drawn over the outlines. */
export function drawGroups(drawn: Drawn, mapAt: number): readonly Element[] {
  const inMap = drawn.groups.map((group) => ({
    group,
    pieces: piecesOfRows(group.rows, drawn.layout).filter(({ map }) => map === mapAt),
  }));
  return [
    ...inMap.flatMap(({ group, pieces }) => (pieces.length === 0 ? [] : [drawGroup(group, pieces, drawn)])),
    ...drawLetters(inMap, drawn, mapAt),
  ];
}

function drawGroup(group: DrawnGroup, pieces: readonly Piece[], { paints }: Drawn): Element {
  const { look, text } = group;
  const outlines = pieces.map((piece) => outlineOf(piece, look.inset));
  const teeth = outlines.map((outline) => outline.teeth).join("");
  const lines = element("path", {
    d: outlines.map(({ line }) => line).join(""),
    strokeDasharray: dashes[look.line],
  });
  const style = {
    fill: "none",
    stroke: paints.group(look.colour),
    strokeWidth: strengthOf(group).strokeWidth,
    strokeLinecap: "round",
    "data-group": look.letter,
    "data-product": text,
  } as const;
  return element("g", style, teeth === "" ? [lines] : [lines, element("path", { d: teeth })]);
}

interface InMap {
  readonly group: DrawnGroup;
  readonly pieces: readonly Piece[];
}

/** Each piece has its group's letter in its first cell. */
function drawLetters(inMap: readonly InMap[], drawn: Drawn, mapAt: number): readonly Element[] {
  const { layout, paints } = drawn;
  const cells = layout.maps[mapAt]?.cells ?? [];
  return cells.flatMap((line, row) =>
    line.flatMap((number, column) => {
      const starting = inMap
        .filter(({ pieces }) => pieces.some(({ top, left }) => top === row && left === column))
        .map(({ group }) => group);
      if (starting.length === 0) return [];
      const letters = starting.slice(0, lettersMax).map((group) => {
        const { letter, colour } = group.look;
        const { fontWeight } = strengthOf(group);
        return element("tspan", { fill: paints.group(colour), fontWeight, dx: 1, "data-letter": letter }, [
          letter,
        ]);
      });
      const more = starting.length - lettersMax;
      const rest = more > 0 ? [element("tspan", { fill: paints.muted, dx: 1 }, [`+${more}`])] : [];
      const corner = { x: column * cellSize + 3, y: row * cellSize + 11, fontSize: letterSize };
      return [
        element("text", { ...rimOf(valueOf(drawn, number), paints), ...corner }, [...letters, ...rest]),
      ];
    }),
  );
}

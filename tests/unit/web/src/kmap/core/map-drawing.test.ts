// The loops of a map never touch the text of a cell: for all cubes, at every inset, with the thickest line.

import { expect, test } from "vitest";
import { filePaints } from "#kmap/colours.ts";
import { drawMap } from "#kmap/core/map-drawing.ts";
import { lookOf } from "#kmap/core/group-look.ts";
import { mapLayout } from "#kmap/core/map-layout.ts";
import type { Element } from "#kmap/core/picture.ts";
import { everyCube, rowsIn } from "#support/logic/cubes.ts";

interface Box {
  readonly says: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function within(element: Element): readonly Element[] {
  return [element, ...element.children.flatMap((child) => (typeof child === "string" ? [] : within(child)))];
}

/** Of a text of digits, as wide as they are in a broad font, or of a mark; null for what is neither. */
function boxOf({ tag, attributes, children }: Element): Box | null {
  const of = (name: string) => Number(attributes[name]);
  if ("data-mark" in attributes) {
    const [x, y, r] = [of("cx"), of("cy"), of("r")];
    return { says: `mark ${attributes["data-mark"]}`, left: x - r, right: x + r, top: y - r, bottom: y + r };
  }
  if (tag !== "text" || !("data-row" in attributes || "data-number" in attributes)) return null;
  const said = children.join("");
  const width = said.length * of("fontSize") * 0.64;
  expect(attributes["textAnchor"]).toBe("middle");
  return {
    says: `${"data-row" in attributes ? "value" : "number"} ${said}`,
    left: of("x") - width / 2,
    right: of("x") + width / 2,
    top: of("y") - of("fontSize") * 0.73,
    bottom: of("y"),
  };
}

type Point = readonly [x: number, y: number];

/** The straight lines of a path; a corner counts as the two lines that it rounds off. */
function linesOf(data: string): readonly (readonly [Point, Point])[] {
  return data
    .split("M")
    .slice(1)
    .flatMap((part) => {
      const numbers = part.match(/-?[\d.]+/g)?.map(Number) ?? [];
      const points = numbers.flatMap((x, at): Point[] => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0]] : []));
      const [first] = points;
      const around = part.endsWith("Z") && first ? [...points, first] : points;
      return around.slice(1).map((to, at) => [around[at] ?? to, to] as const);
    });
}

function touches([[x1, y1], [x2, y2]]: readonly [Point, Point], half: number, box: Box): boolean {
  return (
    Math.max(x1, x2) + half > box.left &&
    Math.min(x1, x2) - half < box.right &&
    Math.max(y1, y2) + half > box.top &&
    Math.min(y1, y2) - half < box.bottom
  );
}

const insets = [...new Set(Array.from({ length: 20 }, (_, at) => lookOf(at).inset))];

test.each([2, 3, 4, 5, 6].flatMap((variables) => [false, true].map((swapped) => ({ variables, swapped }))))(
  "no loop runs through a row's number, its mark or its value: $variables variables, swapped $swapped",
  { tags: ["deep"] },
  ({ variables, swapped }) => {
    const layout = mapLayout(variables, swapped);
    for (const inset of insets) {
      const groups = everyCube(variables).map((cube) => ({
        cube,
        kind: "sop" as const,
        look: { ...lookOf(0), inset },
        isChosen: true,
        isAdded: true,
        text: "",
        rows: rowsIn(cube, variables),
        onlyIts: rowsIn(cube, variables),
      }));
      const values = Array.from({ length: 2 ** variables }, () => 1 as const);
      const names = [..."ABCDEF"].slice(0, variables);
      for (const at of layout.maps.keys()) {
        const drawn = drawMap({ layout, names, values, groups, paints: filePaints("light") }, at).flatMap(
          within,
        );
        const boxes = drawn.map(boxOf).filter((box) => box !== null);
        // Value, number and mark of each cell.
        expect(boxes.length).toBe(3 * (layout.maps[at]?.cells.flat().length ?? 0));
        const loops = drawn.filter(({ attributes }) => "data-group" in attributes);
        expect(loops.length).toBeGreaterThan(0);
        const crossed = loops.flatMap((loop) => {
          const half = Number(loop.attributes["strokeWidth"]) / 2;
          const lines = within(loop).flatMap(({ attributes }) => linesOf(String(attributes["d"] ?? "")));
          return boxes
            .filter((box) => lines.some((line) => touches(line, half, box)))
            .map(({ says }) => says);
        });
        expect(new Set(crossed), `inset ${inset}`).toEqual(new Set());
      }
    }
  },
);

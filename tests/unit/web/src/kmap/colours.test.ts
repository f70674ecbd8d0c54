// Outlines and letters of groups stand out from the cells they are on, in both themes: 3 to 1, by the formula of WCAG.

import { describe, expect, test } from "vitest";
import { groupColour } from "#kmap/colours.ts";
import { groupColours } from "#kmap/core/group-look.ts";
import { compareColours } from "#theme/compare-colours.ts";
import { roles } from "#theme/roles.ts";

/** The part of a colour `#rrggbb` that starts at this character, 0 to 255. */
function part(colour: string, from: number): number {
  return Number.parseInt(colour.slice(from, from + 2), 16);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = part(colour, from) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const groups = Array.from({ length: groupColours }, (_, colour) => colour);

describe.each(["light", "dark"] as const)("%s", (scheme) => {
  const at = scheme === "light" ? 0 : 1;

  test.each(["surface", "one-tint"] as const)("every group stands out from %s", (cell) => {
    for (const colour of groups) {
      expect(
        contrast(groupColour(colour, scheme), roles[cell][at]),
        `group ${colour}`,
      ).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("values, numbers and marks can be read on their cells", () => {
    for (const [ink, cell] of [
      ["one", "one-tint"],
      ["muted", "one-tint"],
      ["muted", "surface"],
      ["ink", "one-tint"],
    ] as const)
      expect(contrast(roles[ink][at], roles[cell][at]), `${ink} on ${cell}`).toBeGreaterThanOrEqual(4.5);
  });

  test("the colours are those of equal columns in the other theme, without the two blues", () => {
    const isBlue = (colour: string) => part(colour, 5) - part(colour, 1) > 85;
    const other = compareColours.map((pair) => pair[1 - at] ?? "");
    expect(other.filter(isBlue).length).toBe(2);
    expect(groups.map((colour) => groupColour(colour, scheme))).toEqual(
      other.filter((colour) => !isBlue(colour)),
    );
  });
});

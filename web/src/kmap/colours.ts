// The colours of groups, and the colours and fonts of a map, on the page and in a file.

import { compareColours } from "#theme/compare-colours.ts";
import { roles, type Role } from "#theme/roles.ts";
import { theme } from "#theme/theme.ts";
import type { Paints } from "./core/paints.ts";

export type Scheme = "light" | "dark";

/** Blue means a value 1 and nothing else. */
const blues = new Set<string>(["#8ac3fe", "#64b7ef"]);

/** [light, dark]: the colours of equal columns from the opposite theme, so that they contrast with the cells. */
const groupColours = compareColours
  .filter(([light]) => !blues.has(light))
  .map(([light, dark]) => ({ light: dark, dark: light }));

/** The colour of a group with this `Look.colour`. */
export function groupColour(colour: number, scheme: Scheme): string {
  return groupColours[colour]?.[scheme] ?? roles.ink[scheme === "light" ? 0 : 1];
}

/** The paints on the page: the colours follow the theme, or the browser's forced colours. */
export function pagePaints(scheme: Scheme): Paints {
  return paintsOf((role) => `var(--${role})`, scheme, "var(--serif)", "var(--mantine-font-family)");
}

/** The paints in a file: the colours are written as values. */
export function filePaints(scheme: Scheme): Paints {
  const written = (role: Role) => roles[role][scheme === "light" ? 0 : 1];
  return paintsOf(written, scheme, serif, sans);
}

const serif = theme.headings?.fontFamily ?? "serif";
const sans = theme.fontFamily ?? "sans-serif";

function paintsOf(colourOf: (role: Role) => string, scheme: Scheme, serifs: string, sanses: string): Paints {
  return {
    surface: colourOf("surface"),
    ink: colourOf("ink"),
    muted: colourOf("muted"),
    line: colourOf("line"),
    lineStrong: colourOf("line-strong"),
    one: colourOf("one"),
    oneTint: colourOf("one-tint"),
    bad: colourOf("bad"),
    group: (colour) => groupColour(colour, scheme),
    serif: serifs,
    sans: sanses,
  };
}

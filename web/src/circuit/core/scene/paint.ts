// The colours of circuit drawings, named by their role, and the paint of a shape. Pure.

/** Roles of the theme, and two that only circuits have. */
export const themeColours = [
  "surface",
  "ink",
  "muted",
  "line-strong",
  "accent",
  "one",
  "one-tint",
  "ok",
  "warn",
  "bad",
  "bad-tint",
  "dots",
  "lamp",
] as const;

/** Colours that are the same in light and dark: a lit bulb is yellow in both, and orange is visible on both. */
export const fixedColours = {
  /** The lines on a lit bulb. */
  "lamp-ink": "#5a3d00",
  hover: "#d9730d",
} as const;

export type Colour = (typeof themeColours)[number] | keyof typeof fixedColours;

/** Each as `#rrggbb`. */
export type Colours = Readonly<Record<Colour, string>>;

/** Lines join round everywhere. */
export interface Paint {
  readonly fill?: Colour;
  readonly stroke?: Colour;
  /** The width of the stroke, in units of the sheet. */
  readonly width?: number;
  /** The cap of the stroke; butt if left out. */
  readonly cap?: "round";
}

/** The width of bodies, leads, bubbles and a wire that carries 0. */
export const lineWidth = 2;

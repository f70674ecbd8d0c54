// The colours that drawings of circuits use, by what they are for, and how a shape is painted. Pure.

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

/** The same in light and dark: a lit bulb is yellow in both, and orange is seen on both. */
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
  /** Of the stroke, in units of the sheet. */
  readonly width?: number;
  /** Butt where it is left out. */
  readonly cap?: "round";
}

/** Of bodies, leads, bubbles and a wire that carries 0. */
export const lineWidth = 2;

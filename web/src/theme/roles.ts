// Every colour by its role, light and dark. Style sheets use `var(--role)` and never a hex value.

/** Role → [light, dark]. `one` is only for the value 1. */
export const roles = {
  body: ["#faf8f5", "#201a16"],
  surface: ["#ffffff", "#28211b"],
  "surface-2": ["#f6f1eb", "#302923"],
  ink: ["#2b211a", "#ede6e1"],
  muted: ["#6d5d51", "#b6aaa2"],
  placeholder: ["#78695e", "#9d9189"],
  line: ["#e6dbd1", "#3f372f"],
  "line-strong": ["#8f7d70", "#8f847c"],
  accent: ["#88593a", "#c29a7e"],
  "accent-hover": ["#6f462d", "#d9bba5"],
  "accent-label": ["#ffffff", "#201a16"],
  "accent-tint": ["#f3e9e1", "#3a2d24"],
  "accent-tint-text": ["#6f462d", "#d9bba5"],
  one: ["#1d5c96", "#86bdf0"],
  "one-tint": ["#e4eef8", "#20364b"],
  ok: ["#2f6b3a", "#8cc794"],
  "ok-tint": ["#e7f2e8", "#233526"],
  warn: ["#8a5300", "#e8b45e"],
  "warn-tint": ["#fdf1dc", "#3d2e14"],
  bad: ["#a8321f", "#f09a86"],
  "bad-tint": ["#fcebe7", "#472820"],
  "before-mark": ["#f7e3c6", "#5a431e"],
  "after-mark": ["#dcecd9", "#2c4a31"],
  canvas: ["#fdfbf9", "#1b1612"],
  dots: ["#ddd0c5", "#3d352e"],
  lamp: ["#f7c948", "#f2c14e"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Role = keyof typeof roles;

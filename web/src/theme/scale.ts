// The scales of space and type. Style sheets use `var(--space-…)`, `var(--text-…)` and `var(--math-…)`. Literals are
// left to optical corrections, to drawings, whose letters belong to their lines, and to paper.

/** px; as CSS variables --space-4 to --space-48. */
export const space = [4, 8, 12, 16, 20, 24, 32, 48] as const;

/**
 * Font sizes by use: `read` is for texts read digit by digit, `prose` for what a lesson tells; `card`, `panel`, `page`,
 * `heading` and `title` are titles, the last two in lessons and packages.
 */
export const text = {
  tag: "12.5px",
  small: "14px",
  body: "15px",
  read: "16px",
  card: "17px",
  panel: "18px",
  page: "19px",
  prose: "17px",
  heading: "22px",
  title: "28px",
} as const;

/** Size of a typeset expression. */
export const math = { list: "18px", normal: "20px", result: "26px" } as const;

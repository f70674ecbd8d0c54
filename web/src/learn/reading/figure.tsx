// A drawing with its caption. The drawing is inline SVG in the colours of the theme; its label describes it.

import type { ReactNode } from "react";
import classes from "./figure.module.css";

interface FigureProps {
  /** The drawing in words, for screen readers. */
  readonly label: string;
  readonly caption: ReactNode;
  /** Of the drawing, in px; it shrinks where room is small. */
  readonly width: number;
  readonly height: number;
  /** The content of the `<svg>`. */
  readonly children: ReactNode;
}

export function Figure({ label, caption, width, height, children }: FigureProps) {
  return (
    <figure className={classes.figure}>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inline, the drawing takes the theme's colours
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        className={classes.drawing}
      >
        {children}
      </svg>
      <figcaption className={classes.caption}>{caption}</figcaption>
    </figure>
  );
}

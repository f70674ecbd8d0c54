// The common elements of the pictures of the everyday functions: the frame, a pressable part, a variable with its
// value.

import type { ReactNode } from "react";
import type { Bit } from "#learn/core/data.ts";
import classes from "./drawing.module.css";

interface DrawingProps {
  /** The current picture in words, for screen readers. */
  readonly label: string;
  readonly height: number;
  readonly children: ReactNode;
}

/** 320 wide; it shrinks with the room. */
export function Drawing({ label, height, children }: DrawingProps) {
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inline, the drawing takes the theme's colours
      role="img"
      aria-label={label}
      viewBox={`0 0 320 ${height}`}
      className={classes.drawing}
    >
      {children}
    </svg>
  );
}

interface PressProps {
  /** The rectangle that takes the press; it is larger than the drawn part. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** For pointers only: the button of the variable below the picture does the same for all. */
export function Press({ x, y, width, height, onPress, children }: PressProps) {
  return (
    <g aria-hidden className={classes.press} onClick={onPress}>
      <rect x={x} y={y} width={width} height={height} rx={6} className={classes.reach} />
      {children}
    </g>
  );
}

interface ValueTextProps {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  /** Null is not known yet. */
  readonly value: Bit | null;
}

/** "A = 1": a name of one letter is a variable. */
export function ValueText({ x, y, name, value }: ValueTextProps) {
  return (
    <text x={x} y={y} textAnchor="middle" className={classes.text}>
      <tspan className={name.length === 1 ? classes.name : undefined}>{name}</tspan>
      {" = "}
      <tspan className={value === 1 ? classes.oneText : undefined}>{value ?? "?"}</tspan>
    </text>
  );
}

/** The stroke of a line that carries this value. */
export function strokeOf(value: Bit): string | undefined {
  return value === 1 ? classes.one : classes.ink;
}

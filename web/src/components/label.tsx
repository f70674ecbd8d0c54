// The label of a field, or of a row in a column of labels.

import type { HTMLAttributes } from "react";
import classes from "./label.module.css";

interface LabelProps extends HTMLAttributes<HTMLElement> {
  /** A `label` where it names a field by `htmlFor`. */
  readonly as?: "label" | "span" | "dt" | "h3";
  readonly htmlFor?: string;
}

export function Label({ as: Tag = "label", className = "", ...rest }: LabelProps) {
  return <Tag className={`${classes.label} ${className}`} {...rest} />;
}

// Secondary text: a hint, a count, a size.

import type { HTMLAttributes } from "react";
import classes from "./note.module.css";

interface NoteProps extends HTMLAttributes<HTMLElement> {
  readonly as?: "p" | "span" | "dd" | "output" | "figcaption";
  /** `tag` next to a tag or under a separate line, `small` elsewhere. */
  readonly size?: "small" | "tag";
}

export function Note({ as: Tag = "p", size = "small", className = "", ...rest }: NoteProps) {
  return <Tag className={`${classes.note} ${className}`} data-size={size} {...rest} />;
}

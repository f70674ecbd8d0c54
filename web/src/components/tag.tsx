// A short status on a tint, 22 px high; never a button.

import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./tag.module.css";

interface TagProps {
  /** `line` has a frame instead of a tint. */
  readonly tone: "ok" | "warn" | "line";
  readonly icon?: Icon;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Tag({ tone, icon: Glyph, className = "", children }: TagProps) {
  return (
    <span className={`${classes.tag} ${className}`} data-tone={tone}>
      {Glyph && <Glyph size={14} stroke={2} aria-hidden />}
      {children}
    </span>
  );
}

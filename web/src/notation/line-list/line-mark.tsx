// The sign of the verdict on a line that a visitor wrote.

import { IconCheck, IconExclamationMark, IconQuestionMark, IconX } from "@tabler/icons-react";
import { lineListTexts as words } from "#messages/expression.ts";
import type { LineMark } from "./core/line-list.ts";
import classes from "./line-mark.module.css";

const icons = {
  right: IconCheck,
  wrong: IconX,
  unsure: IconQuestionMark,
  unread: IconExclamationMark,
} as const;

export function Mark({ of }: { readonly of: LineMark }) {
  const Glyph = icons[of];
  return (
    <span className={classes.mark} data-mark={of}>
      <Glyph size={18} stroke={2.25} aria-hidden />
      <span className="spoken">{words[of]}</span>
    </span>
  );
}

// The fields of a derivation's lines, and the buttons below them. The form around them checks when it is submitted.

import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { lineListTexts as words } from "#messages/expression.ts";
import classes from "./line-list.module.css";
import type { LineList } from "./use-line-list.ts";

interface LineFieldsProps {
  readonly list: LineList;
  /** The list's name for screen readers. */
  readonly label?: string;
  readonly isChecking: boolean;
  /** A `LineRow` for each line. */
  readonly children: ReactNode;
}

export function LineFields({ list: { element, lines, add }, label, isChecking, children }: LineFieldsProps) {
  return (
    <>
      <ol ref={element} className={classes.lines} aria-label={label}>
        {children}
      </ol>
      <div className={`${classes.actions} no-print`}>
        <Button type="submit" aria-disabled={isChecking} data-disabled={isChecking}>
          {words.check}
        </Button>
        <Button
          type="button"
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => add(lines.length - 1)}
        >
          {words.add}
        </Button>
      </div>
    </>
  );
}

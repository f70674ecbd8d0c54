// Consecutive uses of one law as one line: its button shows them one by one.

import { UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { derivation as words } from "#messages/expression.ts";
import type { RailItem } from "./core/rail.ts";
import { DerivationLine } from "./derivation-line.tsx";
import classes from "./rail-step.module.css";
import { useSeen } from "./use-seen.ts";

interface FoldedRunProps {
  readonly run: Extract<RailItem, { readonly kind: "run" }>;
  /** The line after the last use. */
  readonly line: string;
  /** Whether the line is drawn only when it scrolls into view. */
  readonly isLazy: boolean;
  readonly onUnfold: (first: number) => void;
}

const nothing = [] as const;

export function FoldedRun({ run: { first, last, label }, line, isLazy, onUnfold }: FoldedRunProps) {
  const [body, isSeen] = useSeen(isLazy);
  return (
    <li className={classes.step} data-run>
      <UnstyledButton className={classes.head} aria-expanded={false} onClick={() => onUnfold(first)}>
        <span className={classes.number}>
          <span className="spoken">{words.stepsFromTo} </span>
          {first}–{last}
        </span>
        <span className={classes.law} data-tag>
          {words.uses(label, last - first + 1)}
        </span>
        <IconChevronDown size={16} stroke={2} aria-hidden />
      </UnstyledButton>
      <div ref={body} className={classes.body}>
        {isSeen && (
          <DerivationLine text={line} marked={nothing} tone="none" name={words.lineOf(last)} lead="= " />
        )}
      </div>
    </li>
  );
}

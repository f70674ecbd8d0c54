// Consecutive steps of one law, folded into a button that shows them.

import { UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { derivation as words } from "#messages/derivation.ts";
import type { RailItem } from "./core/rail.ts";
import classes from "./rail-step.module.css";

interface FoldedRunProps {
  readonly run: Extract<RailItem, { readonly kind: "run" }>;
  readonly onUnfold: (first: number) => void;
}

export function FoldedRun({ run: { first, last, label }, onUnfold }: FoldedRunProps) {
  return (
    <li className={classes.step} data-run>
      <UnstyledButton className={classes.head} aria-expanded={false} onClick={() => onUnfold(first)}>
        <span className={classes.number}>
          <span className="spoken">{words.stepsFromTo} </span>
          {first}–{last}
        </span>
        <span className={classes.law} data-tag>
          {label}
        </span>
        <IconChevronDown size={16} stroke={2} aria-hidden />
      </UnstyledButton>
    </li>
  );
}

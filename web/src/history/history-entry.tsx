// One item of the history: its expression typeset, what was done with it, and when.

import { ActionIcon, UnstyledButton } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useMemo } from "react";
import { fromExpression } from "#expression/core/from-expression.ts";
import { MathText } from "#expression/typeset.tsx";
import type { HistoryItem } from "./core/history-items.ts";
import { own } from "#messages/own.ts";
import { ago } from "./core/ago.ts";
import classes from "./history-entry.module.css";

/** Two lines are shown at most; more than they hold need not be drawn or spoken. */
const shownCharsMax = 200;

interface HistoryEntryProps {
  readonly item: HistoryItem;
  /** Ms since 1970. */
  readonly now: number;
  readonly onAsk: () => void;
  readonly onDelete: () => void;
}

export function HistoryEntry({ item, now, onAsk, onDelete }: HistoryEntryProps) {
  const { expression, description, timestamp, dontCares } = item;
  const name = dontCares ? own.withDontCares(cut(expression), cut(dontCares)) : cut(expression);
  return (
    <li className={classes.item}>
      <UnstyledButton className={classes.ask} onClick={onAsk}>
        <span className={classes.expression}>
          <Expression item={item} />
        </span>
        <span className={classes.about}>
          {description}
          {timestamp > 0 && ` · ${ago(timestamp, now)}`}
        </span>
      </UnstyledButton>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.delete}
        aria-label={own.deleteItem(name)}
        onClick={onDelete}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </li>
  );
}

function Expression({ item: { expression, mode, dontCares } }: { readonly item: HistoryItem }) {
  const isTypeset = mode === "boolean" && expression.length <= shownCharsMax;
  const tree = useMemo(() => (isTypeset ? fromExpression(expression) : null), [isTypeset, expression]);
  if (tree) return <MathText expression={tree} size="list" />;
  return (
    <span className={classes.plain}>
      {cut(expression)}
      {dontCares && (
        <span className={classes.dontCares}>
          <span className="spoken"> {own.dontCares} </span>
          <span aria-hidden>d: </span>
          {cut(dontCares)}
        </span>
      )}
    </span>
  );
}

function cut(text: string): string {
  return text.length > shownCharsMax ? `${text.slice(0, shownCharsMax)}…` : text;
}

// One history item: its expression, what was done with it, and when.

import { UnstyledButton } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useMemo } from "react";
import { IconButton } from "#components/icon-button.tsx";
import { Note } from "#components/note.tsx";
import { fromExpression } from "#expression/core/from-expression.ts";
import { MathText } from "#expression/typeset.tsx";
import type { HistoryItem } from "./core/history-items.ts";
import { own } from "#messages/own.ts";
import { ago } from "./core/ago.ts";
import classes from "./history-entry.module.css";

/** More than two lines hold; the rest is neither drawn nor spoken. */
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
        <Note as="span" size="tag">
          {description}
          {timestamp > 0 && ` · ${ago(timestamp, now)}`}
        </Note>
      </UnstyledButton>
      <IconButton icon={IconTrash} label={own.deleteItem(name)} onClick={onDelete} />
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

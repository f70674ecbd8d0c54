// One history item: its question and Result, its topic, and the time.

import { UnstyledButton } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { IconButton } from "#components/icon-button.tsx";
import { Note } from "#components/note.tsx";
import { historyTexts } from "#messages/history.ts";
import { ago } from "./core/ago.ts";
import { cutQuestion } from "./core/cut-question.ts";
import type { HistoryItem } from "./core/history-items.ts";
import classes from "./history-entry.module.css";
import { QuestionAndResult } from "./question-and-result.tsx";

interface HistoryEntryProps {
  readonly item: HistoryItem;
  /** Ms since 1970. */
  readonly now: number;
  readonly onAsk: () => void;
  readonly onDelete: () => void;
}

export function HistoryEntry({ item, now, onAsk, onDelete }: HistoryEntryProps) {
  const { expression, description, timestamp, dontCares } = item;
  const when = ago(timestamp, now);
  const question = cutQuestion(expression);
  const name = dontCares ? historyTexts.withDontCares(question, cutQuestion(dontCares)) : question;
  return (
    <li className={classes.item}>
      <UnstyledButton className={classes.ask} onClick={onAsk}>
        <QuestionAndResult of={item} />
        <Note as="span" size="tag">
          {description}
          {when && ` · ${when}`}
        </Note>
      </UnstyledButton>
      <IconButton icon={IconTrash} label={historyTexts.deleteItem(name)} onClick={onDelete} />
    </li>
  );
}

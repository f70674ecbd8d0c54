// A line with a question and its Result, for the example and for an item of the history: a press opens it in its tool.

import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { HistoryItem } from "#history/core/history-items.ts";
import { itemAddress } from "#history/core/item-address.ts";
import { QuestionAndResult } from "#history/question-and-result.tsx";
import { homeTexts } from "#messages/home.ts";
import classes from "./solved-row.module.css";

interface SolvedRowProps {
  readonly of: Pick<HistoryItem, "expression" | "mode" | "dontCares" | "variables" | "result" | "map">;
  /** The remark about the Result of an example. */
  readonly children?: ReactNode;
}

export function SolvedRow({ of, children }: SolvedRowProps) {
  const { to, state } = itemAddress(of);
  return (
    <Link to={to} state={state} className={classes.row} data-noted={children !== undefined || undefined}>
      <QuestionAndResult of={of} size={children ? "normal" : "list"} oneLine={!children} />
      {children && (
        <>
          <span className={classes.notes}>{children}</span>
          <span className={classes.action}>{homeTexts.tryIt}</span>
        </>
      )}
    </Link>
  );
}

interface SolvedRowsProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Rows under a heading, which is next to them if there is room. */
export function SolvedRows({ title, children }: SolvedRowsProps) {
  return (
    <div className={classes.rows}>
      <h3 className={classes.title}>{title}</h3>
      <div className={classes.list}>{children}</div>
    </div>
  );
}

// The reader's work on a function: the columns to merge, then the chart, each with Check and what was found. Its state is the
// caller's (core/work.ts).

import { Button } from "@mantine/core";
import { byHand } from "#messages/by-hand-tasks.ts";
import { Marked } from "../../reading/marked.tsx";
import { M } from "../../reading/maths.tsx";
import { ChartTable } from "./chart-table.tsx";
import { ColumnList } from "./column-list.tsx";
import { chartOf } from "./core/chart.ts";
import { digitsOf, type RowFunction } from "./core/merging.ts";
import { productOf, saidText } from "./core/sentences.ts";
import { entryAt, type Work, type WorkEvent } from "./core/work.ts";
import classes from "./by-hand.module.css";

interface WorkBoardProps {
  readonly of: RowFunction;
  readonly work: Work;
  /** What the reader does: merge the columns, choose from the chart, or both. */
  readonly part: "merging" | "chart" | "all";
  readonly isReadOnly: boolean;
  readonly onEvent: (event: WorkEvent) => void;
}

export function WorkBoard({ of, work, part, isReadOnly, onEvent }: WorkBoardProps) {
  const chart = work.hasChart && part !== "merging" ? chartOf(of) : null;
  const held = work.held && entryAt(work, work.held);
  const chosen = work.chosen.flatMap((at) => chart?.primes[at] ?? []);
  const { said } = work;
  const isOfChart = said !== null && !(said.kind in ofColumns);
  const note = held ? byHand.held(digitsOf(held.cube, of.variables)) : byHand.how;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons within have the focus
    <div className={classes.board} onKeyDown={({ key }) => key === "Escape" && onEvent({ kind: "drop" })}>
      {part !== "chart" && (
        <>
          <p className={`${classes.note} no-print`}>{note}</p>
          <ColumnList
            work={work}
            variables={of.variables}
            isReadOnly={isReadOnly || work.hasChart}
            onPress={(entry) => onEvent({ kind: "press", entry })}
          />
          {!work.hasChart && (
            <Button
              variant="default"
              className={`${classes.check} no-print`}
              onClick={() => onEvent({ kind: "checkMerging" })}
            >
              {byHand.checkMerging}
            </Button>
          )}
          <output className={classes.said}>
            {said && !isOfChart && <Marked text={saidText(said, of)} />}
          </output>
        </>
      )}
      {chart && (
        <>
          <p className={`${classes.note} no-print`}>
            {byHand.chartHow} {of.dontCares.length > 0 && byHand.onlyFree}
          </p>
          <ChartTable
            of={of}
            chart={chart}
            chosen={work.chosen}
            isReadOnly={isReadOnly}
            onToggle={(prime) => onEvent({ kind: "toggle", prime })}
          />
          {chosen.length > 0 && (
            <p className={classes.sum}>
              {byHand.sum}: <M>{`F = ${chosen.map((prime) => productOf(prime, of)).join("+")}`}</M>
            </p>
          )}
          <Button
            variant="default"
            className={`${classes.check} no-print`}
            onClick={() => !isReadOnly && onEvent({ kind: "checkChart" })}
          >
            {byHand.checkChart}
          </Button>
          <output className={classes.said} data-right={said?.kind === "minimum" || undefined}>
            {said && isOfChart && <Marked text={saidText(said, of)} />}
          </output>
        </>
      )}
    </div>
  );
}

/** The kinds of sentences about the columns; all others are about the chart. */
const ofColumns = { merged: true, again: true, dashes: true, differ: true, missing: true, allMerged: true };

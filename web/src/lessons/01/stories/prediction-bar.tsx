// The bar in which the reader predicts the value in the present row and sees at once whether it was right.

import { Button } from "@mantine/core";
import type { Bit } from "#learn/core/data.ts";
import { figureWords } from "../core/figure-words.ts";
import type { StoryData } from "./core/stories.ts";
import { isShown, storyScore, type StoryAction, type StoryState, type StoryTable } from "./core/story.ts";
import classes from "./prediction-bar.module.css";

interface PredictionBarProps {
  readonly of: StoryData;
  readonly table: StoryTable;
  readonly state: StoryState;
  readonly onAction: (action: StoryAction) => void;
}

const bits: readonly Bit[] = [0, 1];

export function PredictionBar({ of: { outcomes }, table, state, onAction }: PredictionBarProps) {
  const score = storyScore(table, state);
  const shown = isShown(state, state.row);
  return (
    <div className={classes.bar}>
      <output className={classes.says}>{said(outcomes, table, state)}</output>
      {/* The buttons stay after the prediction, so that the focus is not lost; then they do nothing. */}
      <fieldset aria-label={figureWords.predictions} className={`${classes.buttons} no-print`}>
        {bits.map((value) => (
          <Button
            key={value}
            variant="default"
            className={classes.prediction}
            aria-pressed={state.predicted[state.row] === value}
            aria-disabled={shown}
            onClick={() => onAction({ kind: "predict", value })}
          >
            <span className={classes.digit}>{value}</span>
            {outcomes[value]}
          </Button>
        ))}
      </fieldset>
      <div className={`${classes.buttons} no-print`}>
        {score.hidden > 0 && (
          <Button variant="light" onClick={() => onAction({ kind: "next" })}>
            {figureWords.nextRow}
          </Button>
        )}
        <Button variant="subtle" onClick={() => onAction({ kind: score.hidden > 0 ? "showAll" : "restart" })}>
          {score.hidden > 0 ? figureWords.showAll : figureWords.restart}
        </Button>
      </div>
      <p className={classes.score}>{figureWords.score(score)}</p>
    </div>
  );
}

function said(outcomes: StoryData["outcomes"], { values }: StoryTable, state: StoryState): string {
  const { row, predicted } = state;
  if (!isShown(state, row)) return figureWords.predict(row);
  const value = values[row] ?? 0;
  const guess = predicted[row];
  if (guess === undefined) return figureWords.plain(row, outcomes[value]);
  return guess === value ? figureWords.right(row, outcomes[value]) : figureWords.wrong(row, outcomes[value]);
}

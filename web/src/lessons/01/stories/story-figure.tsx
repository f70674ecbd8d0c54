// A figure of an everyday function: the reader sets the variables, predicts the value, and sees it in the picture and
// in the truth table, where the present row is marked.

import { useId, useMemo, useReducer, type ComponentType } from "react";
import type { Bit, Row } from "#learn/core/data.ts";
import { FunctionTable } from "#learn/reading/function-table.tsx";
import type { StoryData } from "./core/stories.ts";
import {
  isShown,
  storyReducer,
  storyStart,
  storyTable,
  type StoryAction,
  type StoryState,
} from "./core/story.ts";
import { PredictionBar } from "./prediction-bar.tsx";
import classes from "./story-figure.module.css";
import frame from "../figures/figure-frame.module.css";
import { VariableButton } from "../figures/variable-button.tsx";

export interface PictureProps {
  readonly row: Row;
  /** Null until the reader has predicted it. */
  readonly value: Bit | null;
  /** A variable's part of the picture was pressed. */
  readonly onFlip: (name: string) => void;
}

interface StoryFigureProps {
  readonly of: StoryData;
  readonly Picture: ComponentType<PictureProps>;
}

export function StoryFigure({ of: story, Picture }: StoryFigureProps) {
  const table = useMemo(() => storyTable(story.text), [story.text]);
  const [state, dispatch] = useReducer(
    (before: StoryState, action: StoryAction) => storyReducer(table, before, action),
    storyStart,
  );
  const id = useId();
  const row = table.rows[state.row] ?? {};
  return (
    <figure className={frame.frame} aria-labelledby={id} data-story={story.table.id}>
      <figcaption id={id} className={classes.title}>
        {story.title}
      </figcaption>
      <div className={classes.columns}>
        <div className={classes.scene}>
          <Picture
            row={row}
            value={isShown(state, state.row) ? (table.values[state.row] ?? null) : null}
            onFlip={(name) => dispatch({ kind: "flip", variable: table.names.indexOf(name) })}
          />
          <div className={classes.variables}>
            {table.names.map((name, variable) => (
              <VariableButton
                key={name}
                name={name}
                value={row[name] ?? 0}
                words={story.presses[name] ?? name}
                onPress={() => dispatch({ kind: "flip", variable })}
              />
            ))}
          </div>
          <PredictionBar of={story} table={table} state={state} onAction={dispatch} />
        </div>
        <FunctionTable of={story.table} rowMark={state.row} isHidden={(number) => !isShown(state, number)} />
      </div>
    </figure>
  );
}

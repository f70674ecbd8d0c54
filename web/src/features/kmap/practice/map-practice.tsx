// The practice: endless tasks by level, each a map whose cells are given and whose groups the visitor makes.

import { Button } from "@mantine/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { mapLevels, type MapLevel, type MapTask } from "#addresses/core/kmap.ts";
import { Note } from "#components/note.tsx";
import { Segmented } from "#components/segmented.tsx";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { useAsked } from "#lib/use-asked.ts";
import { controlTexts } from "#messages/controls.ts";
import { mapPractice } from "#messages/kmap.ts";
import { variableNames } from "#notation/core/variable-names.ts";
import type { KmapEvent } from "../core/machine.ts";
import { OwnGroups, type OwnGroupsProps } from "../own-groups.tsx";
import { levelRules } from "./core/levels.ts";
import { nextLevel, solvedIn } from "./core/progress.ts";
import { askedOf, functionOf, groupsIn, type DrawnFunction } from "./core/task.ts";
import { keepShown, keepSolved, readProgress } from "./progress-store.ts";
import classes from "./map-practice.module.css";
import { randomTask } from "./random-task.ts";

export interface MapPracticeProps extends Omit<OwnGroupsProps, "onSolved" | "onShown"> {
  readonly practised: MapTask;
  /** Must be the same from render to render. */
  readonly dispatch: (event: KmapEvent) => void;
}

export function MapPractice({ practised, dispatch, ...board }: MapPracticeProps) {
  const { level } = practised;
  const [progress, setProgress] = useState(readProgress);
  const [ended, setEnded] = useState<Ended>({ of: null, isShown: false, isSolved: false });
  const section = useRef<HTMLElement>(null);
  const [drawnTask, hasFailed, retry] = useDrawnTask(practised, dispatch);
  // The button that began the practice is gone.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, []);
  const { isShown, isSolved } = ended.of === practised ? ended : { isShown: false, isSolved: false };
  const next = nextLevel(progress, level);
  const go = (wanted: MapLevel) => dispatch({ type: "practised", task: randomTask(wanted) });
  return (
    <section ref={section} className={classes.practice} aria-label={mapPractice.name} tabIndex={-1}>
      <div className={`${classes.head} no-print`}>
        <Segmented
          className={classes.levels}
          label={mapPractice.level}
          segments={mapLevels.map((value) => ({ value, label: mapPractice.levels[value] }))}
          value={level}
          onChange={go}
        />
        <Button variant={isSolved ? "filled" : "default"} onClick={() => go(isSolved ? next : level)}>
          {mapPractice.another}
        </Button>
        <Button variant="subtle" onClick={() => dispatch({ type: "practised", task: null })}>
          {mapPractice.end}
        </Button>
      </div>
      <p>{mapPractice.task[levelRules[level].kind]}</p>
      {hasFailed && (
        <div role="alert">
          <p>{mapPractice.failed}</p>
          <Button variant="light" onClick={retry}>
            {controlTexts.tryAgain}
          </Button>
        </div>
      )}
      {drawnTask === practised && (
        <OwnGroups
          key={`${level} ${practised.seed}`}
          {...board}
          note={
            <div className={classes.note}>
              <Note as="output">
                {isSolved && mapPractice.solved}{" "}
                {isSolved && next !== level && mapPractice.next(mapPractice.levels[next])}
                {isShown && mapPractice.doesNotCount}
              </Note>
              <Note>{mapPractice.total(solvedIn(progress, level).total)}</Note>
            </div>
          }
          onSolved={() => {
            if (isShown || isSolved) return;
            setEnded({ of: practised, isShown, isSolved: true });
            setProgress(keepSolved(level));
          }}
          onShown={() => {
            if (isShown || isSolved) return;
            setEnded({ of: practised, isShown: true, isSolved });
            setProgress(keepShown(level));
          }}
        />
      )}
    </section>
  );
}

interface Ended {
  readonly of: MapTask | null;
  readonly isShown: boolean;
  readonly isSolved: boolean;
}

/** Draws the task's function into the map. Returns the task that was drawn, whether drawing failed, and another try. */
function useDrawnTask(
  task: MapTask,
  dispatch: (event: KmapEvent) => void,
): readonly [MapTask | null, boolean, () => void] {
  const [drawn, setDrawn] = useState<MapTask | null>(null);
  const [failed, setFailed] = useState<MapTask | null>(null);
  const question = useMemo(
    () => (drawn === task || failed === task ? null : { task }),
    [task, drawn, failed],
  );
  useAsked(question, {
    solve: ({ task: asked }, signal) => functionOf(asked, (one) => groupsNeeded(asked.level, one, signal)),
    answered: (found, { task: asked }) => {
      if (!found) return setFailed(asked);
      const { variables, kind } = levelRules[asked.level];
      dispatch({
        type: "taskDrawn",
        task: asked,
        form: kind,
        drawn: { names: null, inputs: variables, ...found },
      });
      setDrawn(asked);
    },
    failed: ({ task: asked }) => setFailed(asked),
  });
  return [drawn, failed === task, () => setFailed(null)];
}

async function groupsNeeded(level: MapLevel, drawn: DrawnFunction, signal: AbortSignal) {
  const names = variableNames("A", levelRules[level].variables);
  const result = await logicEngine.call("forms", askedOf(level, names, drawn), signal);
  return result.kind === "outcome" ? groupsIn(result.outcome) : null;
}

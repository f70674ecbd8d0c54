// A derivation as a rail of steps with one step open, above the buttons that go from step to step.

import { useCallback, useMemo, useReducer, type ComponentType } from "react";
import type { DerivationStep } from "#contract/derivation-step.ts";
import { Note } from "#components/note.tsx";
import { lawLabel } from "./core/labels.ts";
import { initialRail, railItems, reduceRail } from "./core/rail.ts";
import { spokenStep } from "./core/spoken-step.ts";
import classes from "./derivation-view.module.css";
import { StepFooter } from "./step-footer.tsx";
import { StepRail, type StepRailProps } from "./step-rail.tsx";

interface DerivationViewProps {
  readonly steps: readonly DerivationStep[];
  /** The text above the first step. */
  readonly lead?: string;
  /** The sentences below the last step. */
  readonly notes?: readonly string[];
  /** Whether the steps have a separate scroll box, as in a panel that gives them the rest of its height. */
  readonly scrolls?: boolean;
  /** The index of the step that is open at first: by default the one after the input. */
  readonly start?: number;
  /** Draws the steps where they are not all in one list. */
  readonly rail?: ComponentType<StepRailProps>;
}

export function DerivationView({
  steps,
  lead,
  notes = [],
  scrolls = false,
  start = 1,
  rail: Rail = StepRail,
}: DerivationViewProps) {
  const [rail, dispatch] = useReducer(reduceRail, steps, (all) =>
    initialRail(
      all.map(({ stepType }) => lawLabel(stepType)),
      start,
    ),
  );
  const { position } = rail;
  const items = useMemo(() => railItems(rail), [rail]);
  const open = useCallback((index: number) => dispatch({ type: "chosen", index }), []);
  const last = steps.length - 1;
  return (
    <>
      <div className={classes.steps} data-scrolls={scrolls || undefined}>
        {lead !== undefined && <Note className={classes.lead}>{lead}</Note>}
        <Rail steps={steps} items={items} at={position} onOpen={open} onEvent={dispatch} />
        {notes.map((sentence) => (
          <Note key={sentence} className={classes.note}>
            {sentence}
          </Note>
        ))}
      </div>
      {last > 0 && (
        <StepFooter
          at={position}
          last={last}
          onBack={() => dispatch({ type: "back" })}
          onNext={() => dispatch({ type: "next" })}
        />
      )}
      <output className="spoken">{spokenStep(steps, position)}</output>
    </>
  );
}

// A derivation as a rail of steps, of which one is open, above the buttons that go from one to the next.

import { useCallback, useMemo, useReducer } from "react";
import type { DerivationStep } from "#contract/steps.ts";
import { Note } from "#components/note.tsx";
import { steps as words } from "#messages/steps.ts";
import type { Answered } from "../core/machine.ts";
import { lawLabel } from "./core/labels.ts";
import { notesOf } from "./core/notes.ts";
import { initialRail, railItems, reduceRail } from "./core/rail.ts";
import { spokenStep } from "./core/spoken-step.ts";
import classes from "./derivation-view.module.css";
import { StepFooter } from "./step-footer.tsx";
import { StepRail } from "./step-rail.tsx";

interface DerivationViewProps {
  readonly steps: readonly DerivationStep[];
  readonly answered: Answered;
  /** Whether the input was edited since. */
  readonly isOld: boolean;
}

export function DerivationView({ steps, answered, isOld }: DerivationViewProps) {
  const [rail, dispatch] = useReducer(reduceRail, steps, (all) =>
    initialRail(all.map(({ stepType }) => lawLabel(stepType))),
  );
  const { position } = rail;
  const items = useMemo(() => railItems(rail), [rail]);
  const open = useCallback((index: number) => dispatch({ type: "chosen", index }), []);
  const last = steps.length - 1;
  return (
    <>
      <div className={classes.scroll}>
        {isOld && <Note className={classes.old}>{words.earlierInput}</Note>}
        <StepRail steps={steps} items={items} at={position} onOpen={open} onEvent={dispatch} />
        {notesOf(steps, answered.answer).map((sentence) => (
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

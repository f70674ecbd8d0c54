// The rail: the steps in order, with runs of one law folded. Arrows, Home and End go from step to step.

import { useEffect, useRef, type Dispatch, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import type { DerivationStep } from "#contract/derivation-step.ts";
import { derivation as words } from "#messages/expression.ts";
import type { RailEvent, RailItem } from "./core/rail.ts";
import { FoldedRun } from "./folded-run.tsx";
import classes from "./rail-step.module.css";
import { RailStep } from "./rail-step.tsx";

export interface StepRailProps {
  readonly steps: readonly DerivationStep[];
  readonly items: readonly RailItem[];
  /** The index of the open step. */
  readonly at: number;
  /** Both must be the same from render to render. */
  readonly onOpen: (at: number) => void;
  readonly onEvent: Dispatch<RailEvent>;
}

const keys: Readonly<Record<string, "next" | "back" | "first" | "last">> = {
  ArrowDown: "next",
  ArrowUp: "back",
  Home: "first",
  End: "last",
};

/**
 * With more steps, each line is drawn only when it scrolls into view: drawing hundreds of long lines would take
 * seconds.
 */
const stepsDrawnAtOnceMax = 40;

export function StepRail({ steps, items, at, onOpen, onEvent }: StepRailProps) {
  const rail = useRef<HTMLOListElement>(null);
  const drawnAt = useRef(at);

  useEffect(() => {
    if (drawnAt.current === at) return;
    drawnAt.current = at;
    // Waits a frame: long lines first measure themselves and get a button below.
    const frame = window.requestAnimationFrame(() => {
      // The notes at the end are shown together with the last step, if there is room for both.
      if (at === steps.length - 1)
        rail.current?.parentElement?.lastElementChild?.scrollIntoView({ block: "nearest" });
      stepOf(rail.current, at)?.scrollIntoView({ block: "nearest" });
    });
    return () => window.cancelAnimationFrame(frame);
  }, [at, steps.length]);

  const moved = (event: KeyboardEvent) => {
    const type = keys[event.key];
    if (type === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A long line that is shown whole scrolls by itself.
    if (event.target instanceof Element && event.target.closest("[role=region]")) return;
    event.preventDefault();
    // Drawn at once, so that the step which takes the focus is there.
    flushSync(() => onEvent({ type }));
    focus(rail.current?.querySelector("[data-step][data-open]"));
  };
  const isLazy = steps.length > stepsDrawnAtOnceMax;
  const unfold = (first: number) => {
    flushSync(() => onEvent({ type: "unfolded", first }));
    focus(stepOf(rail.current, first));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys that its buttons leave
    <ol ref={rail} className={classes.rail} aria-label={words.rail} onKeyDown={moved}>
      {items.map((item) => {
        const step = steps[item.kind === "run" ? item.last : item.index];
        if (!step) return null;
        if (item.kind === "run")
          return (
            <FoldedRun
              key={`run ${item.first}`}
              run={item}
              line={step.currentExpression}
              isLazy={isLazy}
              onUnfold={unfold}
            />
          );
        return (
          <RailStep
            key={item.index}
            at={item.index}
            step={step}
            isOpen={item.index === at}
            isLazy={isLazy}
            onOpen={onOpen}
          />
        );
      })}
    </ol>
  );
}

function stepOf(rail: Element | null, at: number): HTMLElement | null {
  return rail?.querySelector<HTMLElement>(`[data-step="${at}"]`) ?? null;
}

/** Focuses the head of a step. */
function focus(step: Element | null | undefined): void {
  step?.querySelector<HTMLElement>("[aria-expanded]")?.focus({ preventScroll: true });
}

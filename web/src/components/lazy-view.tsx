// A view whose module is fetched when it is first drawn. Until then a thin bar runs below the header; if the module cannot be
// fetched, a sentence and a button are drawn instead. The rest of the page does not change.

import { Button } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { lazyDrawn, LazyError, type LazyFailure, type LazyModule } from "#lib/lazy-module.ts";
import { controlTexts } from "#messages/controls.ts";
import { ErrorLine } from "./error-line.tsx";
import classes from "./lazy-view.module.css";

interface LazyViewProps<Loaded> {
  readonly of: LazyModule<Loaded>;
  /** Draws the surroundings of the bar and the sentence, for example a panel with its title and its close button. */
  readonly frame?: (content: ReactNode, isLoading: boolean) => ReactNode;
  /** Draws the view from the loaded module. */
  readonly children: (loaded: Loaded) => ReactNode;
}

export function LazyView<Loaded>({ of, frame = (content) => content, children }: LazyViewProps<Loaded>) {
  const [loaded, failure, fetchAgain] = useLazy(of);
  if (loaded !== null) return children(loaded);
  return frame(failure ? <Failed failure={failure} onAgain={fetchAgain} /> : <Loading />, failure === null);
}

/** A failed fetch is repeated by `fetchAgain`, and automatically when the network returns. */
function useLazy<Loaded>(
  of: LazyModule<Loaded>,
): readonly [loaded: Loaded | null, failure: LazyFailure | null, fetchAgain: () => void] {
  const [failure, setFailure] = useState<{
    readonly of: LazyModule<Loaded>;
    readonly failure: LazyFailure;
  } | null>(null);
  const [, redraw] = useState<LazyModule<Loaded> | null>(null);
  const loaded = of.loaded();
  const failed = failure?.of === of ? failure.failure : null;
  const fetchAgain = useCallback(() => setFailure(null), []);
  useWindowEvent("online", fetchAgain);
  useEffect(() => {
    // The state at the time of drawing decides: a module may arrive between the drawing and this effect.
    if (loaded !== null || failed) return;
    let isCurrent = true;
    of.load().then(
      () => isCurrent && redraw(of),
      (error: unknown) => {
        if (isCurrent) setFailure({ of, failure: failureIn(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [of, loaded, failed]);
  // This effect runs after the effects of the view's own components, so its field takes text by now.
  useEffect(() => {
    if (loaded !== null) window.dispatchEvent(new Event(lazyDrawn));
  }, [loaded]);
  return [loaded, failed, fetchAgain];
}

function failureIn(error: unknown): LazyFailure {
  return error instanceof LazyError ? error.failure : "stuck";
}

/** Most modules arrive sooner, and a bar that only flashes would distract. */
const delayMs = 300;

function Loading() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), delayMs);
    return () => window.clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <output className="no-print" data-waits>
      <span className="spoken">{controlTexts.loading}</span>
      <span className={classes.bar} aria-hidden>
        <span className={classes.runner} />
      </span>
    </output>
  );
}

interface FailedProps {
  readonly failure: LazyFailure;
  readonly onAgain: () => void;
}

function Failed({ failure, onAgain }: FailedProps) {
  const isUnreachable = failure === "unreachable";
  return (
    <div className={classes.failed}>
      <ErrorLine>{controlTexts.lazyFailed[failure]}</ErrorLine>
      <Button
        variant="light"
        onClick={(event) => {
          // The button is about to be removed, so the screen or panel around it takes the focus.
          event.currentTarget.closest<HTMLElement>("[tabindex='-1']")?.focus();
          if (isUnreachable) onAgain();
          else window.location.reload();
        }}
      >
        {isUnreachable ? controlTexts.tryAgain : controlTexts.reload}
      </Button>
    </div>
  );
}

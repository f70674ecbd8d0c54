// A part of the page that is fetched when it is first drawn. Until the part is loaded, a thin bar runs below the
// header; if it cannot be fetched, a sentence and a button are drawn instead. The rest of the page does not change.

import { Button } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { partDrawn } from "#lib/part-drawn.ts";
import { PartError, type Part, type PartFailure } from "#lib/part.ts";
import { controlTexts } from "#messages/controls.ts";
import { ErrorLine } from "./error-line.tsx";
import classes from "./lazy-part.module.css";

interface LazyPartProps<Props> {
  readonly part: Part<ComponentType<Props>>;
  /** The props of the part's component. */
  readonly props: Props & object;
  /** Draws the surroundings of the bar and the sentence, for example a panel with its title and its close button. */
  readonly frame?: (content: ReactNode, isLoading: boolean) => ReactNode;
}

export function LazyPart<Props>({ part, props, frame = (content) => content }: LazyPartProps<Props>) {
  const [Loaded, failure, fetchAgain] = usePart(part);
  if (Loaded) return <Loaded {...props} />;
  return frame(failure ? <Failed failure={failure} onAgain={fetchAgain} /> : <Loading />, failure === null);
}

/** A failed fetch is repeated by `fetchAgain`, and automatically when the network returns. */
function usePart<Loaded>(
  part: Part<Loaded>,
): readonly [loaded: Loaded | null, failure: PartFailure | null, fetchAgain: () => void] {
  const [failure, setFailure] = useState<{ readonly of: Part<Loaded>; readonly failure: PartFailure } | null>(
    null,
  );
  const [, redraw] = useState<Part<Loaded> | null>(null);
  const loaded = part.loaded();
  const failed = failure?.of === part ? failure.failure : null;
  const fetchAgain = useCallback(() => setFailure(null), []);
  useWindowEvent("online", fetchAgain);
  useEffect(() => {
    // The state at the time of drawing decides: a part may arrive between the drawing and this effect.
    if (loaded !== null || failed) return;
    let isCurrent = true;
    part.load().then(
      () => isCurrent && redraw(part),
      (error: unknown) => {
        if (isCurrent) setFailure({ of: part, failure: failureIn(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [part, loaded, failed]);
  // This effect runs after the effects of the part's own components, so the part's field takes text by now.
  useEffect(() => {
    if (loaded !== null) window.dispatchEvent(new Event(partDrawn));
  }, [loaded]);
  return [loaded, failed, fetchAgain];
}

function failureIn(error: unknown): PartFailure {
  return error instanceof PartError ? error.failure : "stuck";
}

/** Most parts arrive sooner, and a bar that only flashes would distract. */
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
  readonly failure: PartFailure;
  readonly onAgain: () => void;
}

function Failed({ failure, onAgain }: FailedProps) {
  const isUnreachable = failure === "unreachable";
  return (
    <div className={classes.failed}>
      <ErrorLine>{controlTexts.partFailed[failure]}</ErrorLine>
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

// The room below a field for the minimum of its text. It is there from the start, so that nothing moves when the minimum comes.

import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import type { MinimumLineProps } from "./minimum-line.tsx";
import classes from "./minimum-slot.module.css";

const minimumLine = pagePart(async () => (await import("./minimum-line.tsx")).MinimumLine);

interface MinimumSlotProps extends MinimumLineProps {
  /** Whether the answer below says the same; the room stays, so that nothing moves at the next key. */
  readonly isAnswered?: boolean;
}

export function MinimumSlot({ isAnswered = false, ...props }: MinimumSlotProps) {
  return (
    <div className={`${classes.slot} no-print`} data-minimum data-answered={isAnswered || undefined}>
      {props.live.typed !== "" && <LazyPart part={minimumLine} props={props} frame={() => null} />}
    </div>
  );
}

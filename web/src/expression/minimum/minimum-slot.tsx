// The room below a field for the minimum of its text. It is there from the start, so that nothing moves when the minimum comes.

import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import type { MinimumLineProps } from "./minimum-line.tsx";
import classes from "./minimum-slot.module.css";

const minimumLine = pagePart(async () => (await import("./minimum-line.tsx")).MinimumLine);

export function MinimumSlot(props: MinimumLineProps) {
  return (
    <div className={`${classes.slot} no-print`} data-minimum>
      {props.live.typed !== "" && <LazyPart part={minimumLine} props={props} frame={() => null} />}
    </div>
  );
}

// Whether a form is proved minimal, and where it is not, how few terms a minimum could have; a tag, never a button.

import { IconCheck, IconClock } from "@tabler/icons-react";
import { own } from "#messages/own.ts";
import classes from "./proof-tag.module.css";

interface ProofTagProps {
  readonly proven: boolean;
  /** No form of its kind has fewer terms, or clauses. */
  readonly lowerBound: number;
  readonly unit?: "terms" | "clauses";
}

export function ProofTag({ proven, lowerBound, unit = "terms" }: ProofTagProps) {
  const Icon = proven ? IconCheck : IconClock;
  return (
    <>
      <span className={classes.tag} data-proven={proven}>
        <Icon size={14} stroke={2} aria-hidden />
        {proven ? own.minimalProved : own.bestFound}
      </span>
      {!proven && <span className={classes.bound}>{own.atLeast(own[unit](lowerBound))}</span>}
    </>
  );
}

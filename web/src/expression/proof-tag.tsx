// Whether a form is proved minimal, and where it is not, how few terms a minimum could have.

import { IconCheck, IconClock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Note } from "#components/note.tsx";
import { Tag } from "#components/tag.tsx";
import { own } from "#messages/own.ts";
import classes from "./proof-tag.module.css";

interface ProofTagProps {
  readonly proven: boolean;
  /** No form of its kind has fewer terms, or clauses. */
  readonly lowerBound: number;
  readonly unit?: "terms" | "clauses";
}

export function ProofTag({ proven, lowerBound, unit = "terms" }: ProofTagProps) {
  return (
    <>
      <Tag tone={proven ? "ok" : "warn"} icon={proven ? IconCheck : IconClock}>
        {proven ? own.minimalProved : own.bestFound}
      </Tag>
      {!proven && (
        <Note as="span" size="tag">
          {own.atLeast(own[unit](lowerBound))}
        </Note>
      )}
    </>
  );
}

/** The line under a form: its tag, and whatever else is said of the form. */
export function ProofLine({ children }: { readonly children: ReactNode }) {
  return <div className={classes.line}>{children}</div>;
}

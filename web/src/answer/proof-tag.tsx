// The tag that says whether a form is proved minimal; if it is not, a lower bound on its terms follows.

import { IconCheck, IconClock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Note } from "#components/note.tsx";
import { Tag } from "#components/tag.tsx";
import { formTexts, claimTexts } from "#messages/forms.ts";
import classes from "./proof-tag.module.css";

interface ProofTagProps {
  readonly proven: boolean;
  /** No equivalent form of the same kind has fewer terms, or clauses. */
  readonly lowerBound: number;
  readonly unit?: "terms" | "clauses";
}

export function ProofTag({ proven, lowerBound, unit = "terms" }: ProofTagProps) {
  return (
    <>
      <Tag tone={proven ? "ok" : "warn"} icon={proven ? IconCheck : IconClock}>
        {proven ? claimTexts.minimalProved : claimTexts.bestFound}
      </Tag>
      {!proven && (
        <Note as="span" size="tag">
          {formTexts.atLeast(formTexts[unit](lowerBound))}
        </Note>
      )}
    </>
  );
}

/** The line under a form, for its tag and its notes. */
export function ProofLine({ children }: { readonly children: ReactNode }) {
  return <div className={classes.line}>{children}</div>;
}

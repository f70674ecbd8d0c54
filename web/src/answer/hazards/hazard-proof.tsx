// The line under a form without static hazards: whether it is proved the smallest, and its size.

import { IconCheck, IconClock } from "@tabler/icons-react";
import { Note } from "#components/note.tsx";
import { Tag } from "#components/tag.tsx";
import { ProofLine } from "#answer/proof-tag.tsx";
import { formTexts, claimTexts, hazards } from "#messages/forms.ts";
import type { ShownHazardFree } from "./core/hazard-free.ts";

interface HazardProofProps {
  readonly form: ShownHazardFree["form"];
  /** Whether the form belongs to an earlier function: then the line has no tag. */
  readonly isOld: boolean;
}

export function HazardProof({ form, isOld }: HazardProofProps) {
  const { kind, proven, lowerBound, terms, literals } = form;
  const parts = kind === "sop" ? formTexts.terms : formTexts.clauses;
  return (
    <ProofLine>
      {!isOld && (
        <Tag tone={proven ? "ok" : "warn"} icon={proven ? IconCheck : IconClock}>
          {proven ? hazards.proved : claimTexts.bestFound}
        </Tag>
      )}
      <Note as="span" size="tag">
        {parts(terms)}, {formTexts.literals(literals)}
        {!isOld && !proven && `; ${hazards.atLeast(parts(lowerBound))}`}
      </Note>
    </ProofLine>
  );
}

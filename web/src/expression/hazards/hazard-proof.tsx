// The line under a form without static hazards: whether it is proved the smallest, and its size.

import { IconCheck, IconClock } from "@tabler/icons-react";
import { Note } from "#components/note.tsx";
import { Tag } from "#components/tag.tsx";
import { ProofLine } from "#expression/proof-tag.tsx";
import { hazards } from "#messages/hazards.ts";
import { own } from "#messages/own.ts";
import type { ShownHazardFree } from "./core/hazard-free.ts";

interface HazardProofProps {
  readonly form: ShownHazardFree["form"];
  /** Whether the form belongs to an earlier function: then the line has no tag. */
  readonly isOld: boolean;
}

export function HazardProof({ form, isOld }: HazardProofProps) {
  const { kind, proven, lowerBound, terms, literals } = form;
  const parts = kind === "sop" ? own.terms : own.clauses;
  return (
    <ProofLine>
      {!isOld && (
        <Tag tone={proven ? "ok" : "warn"} icon={proven ? IconCheck : IconClock}>
          {proven ? hazards.proved : own.bestFound}
        </Tag>
      )}
      <Note as="span" size="tag">
        {parts(terms)}, {own.literals(literals)}
        {!isOld && !proven && `; ${hazards.atLeast(parts(lowerBound))}`}
      </Note>
    </ProofLine>
  );
}

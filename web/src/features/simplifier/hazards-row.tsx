// The answer's row for its forms without static hazards: a button, and after a press the forms.

import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import { hazardsRow, withoutHazards } from "#messages/without-hazards.ts";
import { FoldedRow } from "./folded-row.tsx";
import type { HazardFreeFormsProps } from "./hazard-free-forms.tsx";

const formsPart = pagePart(async () => (await import("./hazard-free-forms.tsx")).HazardFreeForms);

interface HazardsRowProps extends Omit<HazardFreeFormsProps, "onCancel"> {
  /** Whether forms without static hazards are wanted. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function HazardsRow({ isOpen, onToggle, ...props }: HazardsRowProps) {
  return (
    <FoldedRow
      label={hazardsRow}
      isOpen={isOpen}
      show={withoutHazards}
      hide={withoutHazards}
      onToggle={onToggle}
    >
      <LazyPart part={formsPart} props={{ ...props, onCancel: onToggle }} />
    </FoldedRow>
  );
}

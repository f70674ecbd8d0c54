// The form without static hazards, for a map that shows it instead of the minimal form.

import type { ShownHazardFree } from "#answer/hazards/core/hazard-free.ts";
import type { RowsRequest } from "#answer/hazards/core/hazard.ts";
import { HazardNote } from "#answer/hazards/hazard-note.tsx";
import { HazardProof } from "#answer/hazards/hazard-proof.tsx";
import { useHazardFree } from "#answer/hazards/use-hazard-free.ts";
import type { Form } from "#answer/core/form.ts";
import type { HazardFreeMap } from "./map-props.ts";

/** Null asks nothing. `minimal` and `rows` must be the same objects from render to render. */
export function useHazardFreeMap(
  minimal: Form | null,
  rows: RowsRequest | null,
  isOld: boolean,
): readonly [form: ShownHazardFree["form"] | null, map: HazardFreeMap | null] {
  const { state, retry } = useHazardFree(minimal, rows, isOld);
  const free = state.status === "shown" ? state : null;
  // Not announced here, because the screen's card announces the same.
  const note = minimal && (
    <>
      {free && <HazardProof form={free.form} isOld={isOld} />}
      <HazardNote shown={minimal} state={state} onRetry={retry} isSpoken={false} />
    </>
  );
  return [free?.form ?? null, note && { added: free?.added ?? null, note }];
}

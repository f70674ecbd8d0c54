// The form without static hazards, for a map that shows it instead of the minimal form.

import type { ShownHazardFree } from "#expression/hazards/core/hazard-free.ts";
import type { RowsRequest } from "#expression/hazards/core/hazard.ts";
import { HazardNote } from "#expression/hazards/hazard-note.tsx";
import { HazardProof } from "#expression/hazards/hazard-proof.tsx";
import { useHazardFree } from "#expression/hazards/use-hazard-free.ts";
import type { Form } from "#expression/core/form.ts";
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

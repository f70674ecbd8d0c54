// What the tasks of each level of the practice are about. Pure.

import type { MapLevel } from "#addresses/core/kmap.ts";
import type { FormKind } from "#contract/generated/logic-types.ts";

interface LevelRule {
  readonly variables: number;
  readonly kind: FormKind;
  /** Whether some cells are X. */
  readonly hasFree: boolean;
}

export const levelRules: Readonly<Record<MapLevel, LevelRule>> = {
  "2": { variables: 2, kind: "sop", hasFree: false },
  "3": { variables: 3, kind: "sop", hasFree: false },
  "4": { variables: 4, kind: "sop", hasFree: false },
  "4x": { variables: 4, kind: "sop", hasFree: true },
  pos: { variables: 4, kind: "pos", hasFree: false },
  "5": { variables: 5, kind: "sop", hasFree: false },
  "6": { variables: 6, kind: "sop", hasFree: false },
};

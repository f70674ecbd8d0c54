// Which group of a map is shown alone: the group under the pointer, or else the pressed group. The screen holds it,
// so that it can mark the same term in its own card.

import { useCallback, useMemo, useState } from "react";
import { isSameCube, type Cube } from "#answer/core/cubes.ts";

export interface MarkedGroup {
  /** Null for none, as for `alone` and `onPoint`. */
  readonly pressed: Cube | null;
  readonly alone: Cube | null;
  readonly onPress: (cube: Cube) => void;
  readonly onPoint: (cube: Cube | null) => void;
  /** No group is pressed any more. */
  readonly onDrop: () => void;
}

/** The same object until another group is marked. */
export function useMarkedGroup(): MarkedGroup {
  const [pressed, setPressed] = useState<Cube | null>(null);
  const [pointed, setPointed] = useState<Cube | null>(null);
  const onPress = useCallback(
    (cube: Cube) => setPressed((before) => (before && isSameCube(before, cube) ? null : cube)),
    [],
  );
  const onDrop = useCallback(() => setPressed(null), []);
  return useMemo(
    () => ({ pressed, alone: pointed ?? pressed, onPress, onPoint: setPointed, onDrop }),
    [pressed, pointed, onPress, onDrop],
  );
}

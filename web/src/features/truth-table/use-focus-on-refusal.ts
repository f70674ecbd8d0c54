// Moves the focus to the first expression that was refused.

import { useEffect, type RefObject } from "react";
import type { Refused } from "./core/machine.ts";

export function useFocusOnRefusal(refused: Refused | null, field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!refused) return;
    const [chip] = refused.chips;
    const bad = refused.failure || !chip ? field.current : document.querySelector(`[data-chip="${chip.id}"]`);
    if (bad instanceof HTMLElement) bad.focus();
  }, [refused, field]);
}

// The focus in the cells of a map, and the effects of presses and keys there.

import { useCallback, useState, type KeyboardEvent, type RefObject } from "react";
import { valueOfKey } from "#table/core/cell-keys.ts";
import { rowOfKey } from "./core/map-keys.ts";
import type { MapLayout } from "./core/map-layout.ts";
import type { CellEvents } from "./map-grid.tsx";
import type { MapEdit } from "./map-props.ts";

interface Cells {
  readonly layout: MapLayout;
  /** Where a key sets no value, it is left to the page. */
  readonly edit: (Pick<MapEdit, "onPress"> & Partial<Pick<MapEdit, "onSet">>) | null;
  readonly maps: RefObject<HTMLElement | null>;
  readonly legend: RefObject<HTMLElement | null>;
  /** Must be the same from render to render. */
  readonly onFocusRow?: ((row: number) => void) | undefined;
}

interface UseCells {
  readonly cells: CellEvents;
  /** The row that was pressed or set last; null until then. */
  readonly changed: number | null;
}

export function useCells({ layout, edit, maps, legend, onFocusRow }: Cells): UseCells {
  const [focused, setFocused] = useState(0);
  const [changed, setChanged] = useState<number | null>(null);
  const onPress = useCallback(
    (row: number) => {
      if (!edit) return;
      edit.onPress(row);
      setChanged(row);
    },
    [edit],
  );
  /** Handles a key of the map; false for any other key. */
  const takesKey = useCallback(
    (key: string, withCtrl: boolean, row: number): boolean => {
      const next = rowOfKey(layout, row, key, withCtrl);
      if (next !== null) maps.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
      if (next !== null || withCtrl) return next !== null;
      if (key === "l" || key === "L")
        legend.current?.querySelector<HTMLElement>("[aria-pressed][tabindex='0']")?.focus();
      else if (edit && (key === " " || key === "Enter")) onPress(row);
      else {
        const value = valueOfKey(key);
        if (value === null || !edit?.onSet) return false;
        edit.onSet(row, value);
        setChanged(row);
      }
      return true;
    },
    [layout, edit, maps, legend, onPress],
  );
  const onKeyDown = useCallback(
    (event: KeyboardEvent, row: number) => {
      if (event.altKey || event.metaKey) return;
      if (takesKey(event.key, event.ctrlKey, row)) event.preventDefault();
    },
    [takesKey],
  );
  const onFocus = useCallback(
    (row: number) => {
      setFocused(row);
      onFocusRow?.(row);
    },
    [onFocusRow],
  );
  // The cell in focus disappears when the function loses a variable.
  const current = focused < 2 ** layout.variables ? focused : 0;
  return { cells: { current, isReadOnly: edit === null, onFocus, onPress, onKeyDown }, changed };
}

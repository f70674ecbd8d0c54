// The focus in the cells of a grid: arrow keys lead from cell to cell, of which one is in the order of Tab.

import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";
import { cellOfKey, type CellAt } from "./core/cell-keys.ts";

export interface CellKeys {
  readonly grid: RefObject<HTMLTableElement | null>;
  /** The cell in the order of Tab. */
  readonly current: CellAt;
  readonly onFocus: (event: FocusEvent) => void;
  /** Moves the focus by a key that leads to another cell. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Each cell says where it is by `atCell`; the cell itself takes the focus. */
export function useCellKeys(rows: number, columns: number): CellKeys {
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<CellAt>({ row: 0, column: 0 });
  return {
    grid,
    current: { row: Math.min(focused.row, rows - 1), column: Math.min(focused.column, columns - 1) },
    onFocus: ({ target }) => {
      const at = cellAt(target);
      if (at) setFocused(at);
    },
    onKeyDown: (event) => {
      const at = cellAt(event.target);
      const next = at && !hasModifier(event) ? cellOfKey(event.key, at, { rows, columns }) : null;
      if (!next) return;
      event.preventDefault();
      focusCell(grid.current, next);
    },
  };
}

export function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** The attribute by which an element is a cell of the grid. */
export function atCell({ row, column }: CellAt): { readonly "data-at": string } {
  return { "data-at": `${row} ${column}` };
}

/** The cell that an element is in; null outside of the cells. */
export function cellAt(target: EventTarget): CellAt | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-at]") : null;
  const [row, column] = cell?.dataset["at"]?.split(" ").map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

/** Moves the focus to a cell, and the cell into sight. */
export function focusCell(grid: Element | null, at: CellAt): void {
  const cell = grid?.querySelector<HTMLElement>(`[data-at="${atCell(at)["data-at"]}"]`);
  cell?.focus();
  cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

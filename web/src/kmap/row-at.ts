// The row of the cell of a map, or of the row of a table, that an element is in; null outside of them.

export function rowAt(element: EventTarget | null): number | null {
  const found = element instanceof Element ? element.closest<HTMLElement>("[data-cell], tr[data-row]") : null;
  return found ? Number(found.dataset["cell"] ?? found.dataset["row"]) : null;
}

// The row of the cell of a map that an element is in; null outside of the cells.

export function rowAt(element: EventTarget | null): number | null {
  const cell = element instanceof Element ? element.closest("[data-cell]") : null;
  return cell ? Number(cell.getAttribute("data-cell")) : null;
}

// Whether a map's drawing and the cells over it are in the same place. The function runs in the page, as its own source.

/**
 * What is drawn outside of its cell: each value and number of the drawing that does not lie within the cell that a press there
 * should meet. Where not every cell has a value and a number, it says so.
 */
export function drawnOutside(): readonly string[] {
  const drawn = Array.from(
    document.querySelectorAll("svg[data-drawing] text[data-row], svg[data-drawing] text[data-number]"),
  );
  const cells = document.querySelectorAll("[data-cell]").length;
  if (drawn.length === 0 || drawn.length !== 2 * cells)
    return [`${drawn.length} texts are drawn for ${cells} cells`];
  return drawn.flatMap((text) => {
    const row = text.getAttribute("data-row") ?? text.getAttribute("data-number");
    const cell = document.querySelector(`[data-cell="${row}"]`)?.getBoundingClientRect();
    const { left, top, right, bottom } = text.getBoundingClientRect();
    const isWithin =
      cell && cell.left <= left && cell.top <= top && right <= cell.right && bottom <= cell.bottom;
    return isWithin ? [] : [`"${text.textContent}" of row ${row}`];
  });
}

// A column of outputs, as copied from a spreadsheet. Pure.

/** A digit for each row, X for a free one; null for any other text. The line above it may be a name. */
export function columnIn(text: string, rows: number): string | null {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const cells = lines.length === rows + 1 ? lines.slice(1) : lines;
  if (cells.length !== rows || !cells.every((cell) => /^(?:[01xX-]|true|false)$/i.test(cell))) return null;
  return cells.map((cell) => valueOf(cell.toLowerCase())).join("");
}

function valueOf(cell: string): string {
  if (cell === "1" || cell === "true") return "1";
  return cell === "0" || cell === "false" ? "0" : "X";
}

// The lines that a visitor types: texts in their order, at least one. Pure.

/** A right line is explained by laws; an unsure one is equal, but not explained; an unread one cannot be read. */
export type LineMark = "right" | "wrong" | "unsure" | "unread";

export function withLine(lines: readonly string[], at: number, text: string): readonly string[] {
  return lines.map((line, each) => (each === at ? text : line));
}

export function withLineAfter(lines: readonly string[], at: number): readonly string[] {
  return [...lines.slice(0, at + 1), "", ...lines.slice(at + 1)];
}

export function withoutLine(lines: readonly string[], at: number): readonly string[] {
  const left = lines.filter((_, each) => each !== at);
  return left.length === 0 ? [""] : left;
}

/** Several lines that were pasted take the place of the one at `at`; null for a text of one line. */
export function withPasted(lines: readonly string[], at: number, pasted: string): readonly string[] | null {
  const texts = pasted
    .split(/\r\n|\r|\n/)
    .map((text) => text.trim().replace(/^=\s*/, ""))
    .filter((text) => text !== "");
  if (texts.length < 2) return null;
  const before = lines[at] === "" ? lines.slice(0, at) : lines.slice(0, at + 1);
  return [...before, ...texts, ...lines.slice(at + 1)];
}

/** The index of the line that is filled as the one with this index among the filled ones; -1 for the one before all lines. */
export function placeOfFilled(lines: readonly string[], filled: number): number {
  const places = lines.flatMap((line, at) => (line.trim() === "" ? [] : [at]));
  return places[filled] ?? -1;
}

/** The lines with others after the one at `after`, in place of an empty line that follows it. */
export function withLinesAfter(
  lines: readonly string[],
  after: number,
  taken: readonly string[],
): readonly string[] {
  const rest = lines.slice(after + 1);
  return [...lines.slice(0, after + 1), ...taken, ...(rest[0]?.trim() === "" ? rest.slice(1) : rest)];
}

// Names, terms and forms as lines of a file of SVG, with drawn bars: each letter is centred in a separate span, so
// that a bar is above its letter in any font. Pure.

import type { FormKind } from "#contract/generated/logic-types.ts";
import { cubeAt, cubeCount, type Cube } from "#answer/core/cubes.ts";
import type { Form } from "#answer/core/form.ts";
import type { Paints } from "./paints.ts";
import { element, type Element } from "./picture.ts";
import { changesOf } from "./terms.ts";
import { typeset, widthOf } from "./typeset.ts";

/** A name, a sign or a constant, and its width in the line, in px. */
interface Run {
  readonly text: string;
  readonly width: number;
  readonly isName: boolean;
  readonly isBarred: boolean;
}

export type Line = readonly Run[];

export function measure(line: Line): number {
  return line.reduce((sum, { width }) => sum + width, 0);
}

/** `F(A, B, C)` */
export function headLine(output: string, names: readonly string[]): Line {
  const inputs = names.flatMap((name, at) => (at === 0 ? [nameRun(name)] : [signs.comma, nameRun(name)]));
  return [nameRun(output), signs.open, ...inputs, signs.close];
}

/** The product or clause of a group. */
export function termLine(cube: Cube, names: readonly string[], kind: FormKind): Line {
  const literals = changesOf(cube, names.length).flatMap((change, index) =>
    change === "changes" ? [] : [nameRun(names[index] ?? "", (change === "1") !== (kind === "sop"))],
  );
  if (literals.length === 0) return [kind === "sop" ? signs.one : signs.zero];
  if (kind === "sop") return joined(literals, signs.and);
  return literals.length === 1 ? literals : [signs.open, ...joined(literals, signs.or), signs.close];
}

/**
 * `F = …` in lines of at most this width, in px, unless a single term is wider; each line after the first begins with
 * a sign.
 */
export function formLines(form: Form, output: string, width: number): readonly Line[] {
  const [first = [], ...others] = termsOf(form);
  const sign = form.kind === "sop" ? signs.or : signs.and;
  const lines: Line[] = [[nameRun(output), signs.is, ...first]];
  for (const term of others) {
    const [line = [], next] = [lines.at(-1), [sign, ...term]];
    if (measure(line) + measure(next) > width) lines.push(next);
    else lines.splice(-1, 1, [...line, ...next]);
  }
  return lines;
}

/** A form without terms is a constant. */
function termsOf({ kind, names, cubes }: Form): readonly Line[] {
  const count = cubeCount(cubes);
  if (count === 0) return [[kind === "sop" ? signs.zero : signs.one]];
  return Array.from({ length: count }, (_, at) => termLine(cubeAt(cubes, at), names, kind));
}

/** A text for a line, and a path for its bars; `y` is the base line. */
export function drawLine(line: Line, x: number, y: number, { ink, serif }: Paints): readonly Element[] {
  const starts = line.map((_, at) => x + measure(line.slice(0, at)));
  const style = { fontFamily: serif, fontSize: formSize, fill: ink, textAnchor: "middle" } as const;
  const runs = line.flatMap(({ text, width, isName }, at) => {
    const middle = { x: (starts[at] ?? x) + width / 2, y };
    if (!isName) return [element("tspan", middle, [text])];
    const [letters, ...digits] = typeset(text);
    if (!letters) return [];
    return [element("tspan", { ...middle, fontStyle: "italic" }, letters.children), ...digits];
  });
  const bars = line.flatMap(({ width, isBarred }, at) =>
    isBarred ? [`M${(starts[at] ?? x) + 1} ${y - barHeight}h${width - 2}`] : [],
  );
  const text = element("text", style, runs);
  if (bars.length === 0) return [text];
  return [
    text,
    element("path", {
      d: bars.join(""),
      fill: "none",
      stroke: ink,
      strokeWidth: 1.2,
      "data-bars": bars.length,
    }),
  ];
}

/** In px: the font size, and the height of a bar above the base line. */
const formSize = 15;
const barHeight = 13.5;

function nameRun(text: string, isBarred = false): Run {
  return { text, width: widthOf(text), isName: true, isBarred };
}

function signRun(text: string, width: number): Run {
  return { text, width, isName: false, isBarred: false };
}

const signs = {
  and: signRun("·", 7),
  or: signRun("+", 21),
  is: signRun("=", 21),
  comma: signRun(",", 8),
  open: signRun("(", 6),
  close: signRun(")", 6),
  zero: signRun("0", 9),
  one: signRun("1", 9),
} as const;

function joined(runs: readonly Run[], between: Run): readonly Run[] {
  return runs.flatMap((run, at) => (at === 0 ? [run] : [between, run]));
}

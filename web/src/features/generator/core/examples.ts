// The examples: classic circuits of a first course. Pure.

import { defaultGenerator, type GeneratorSetup, type OutputColumn } from "#addresses/core/generator.ts";
import { rowCount } from "#addresses/core/sop-pos-setup.ts";
import { generatorTexts } from "#messages/generator.ts";

export interface GeneratorExample {
  readonly text: string;
  readonly setup: GeneratorSetup;
}

/** Each with the digits whose picture has the segment. */
const segments: Readonly<Record<string, readonly number[]>> = {
  a: [0, 2, 3, 5, 6, 7, 8, 9],
  b: [0, 1, 2, 3, 4, 7, 8, 9],
  c: [0, 1, 3, 4, 5, 6, 7, 8, 9],
  d: [0, 2, 3, 5, 6, 8, 9],
  e: [0, 2, 6, 8],
  f: [0, 4, 5, 6, 8, 9],
  g: [2, 3, 4, 5, 6, 8, 9],
};

export const generatorExamples: readonly GeneratorExample[] = [
  {
    text: generatorTexts.examples.segments,
    setup: ofTable(
      4,
      Object.entries(segments).map(([name, digits]) =>
        ofRows(name, 4, (row) => (row > 9 ? null : digits.includes(row))),
      ),
    ),
  },
  {
    text: generatorTexts.examples.fullAdder,
    setup: ofTexts({ S: "A^B^C", Co: "A.B+A.C+B.C" }, "withXor", "written"),
  },
  {
    text: generatorTexts.examples.comparator,
    setup: ofTable(4, [
      ofRows("G", 4, (row) => row >> 2 > (row & 3)),
      ofRows("E", 4, (row) => row >> 2 === (row & 3)),
      ofRows("L", 4, (row) => row >> 2 < (row & 3)),
    ]),
  },
  {
    text: generatorTexts.examples.multiplier,
    setup: ofTable(
      4,
      [3, 2, 1, 0].map((bit) => ofRows(`P${bit}`, 4, (row) => (((row >> 2) * (row & 3)) & (1 << bit)) !== 0)),
    ),
  },
  {
    text: generatorTexts.examples.decoder,
    setup: ofTable(
      3,
      [0, 1, 2, 3, 4, 5, 6, 7].map((code) => ofRows(`Y${code}`, 3, (row) => row === code)),
    ),
  },
  {
    text: generatorTexts.examples.multiplexer,
    setup: ofTexts({ Y: "A'.B'.C+A'.B.D+A.B'.E+A.B.F" }),
  },
  {
    text: generatorTexts.examples.gray,
    setup: ofTexts({ B3: "A", B2: "A^B", B1: "A^B^C", B0: "A^B^C^D" }, "withXor", "written"),
  },
  {
    text: generatorTexts.examples.majority,
    setup: ofTable(5, [ofRows("M", 5, (row) => [16, 8, 4, 2, 1].filter((bit) => row & bit).length > 2)]),
  },
];

/** `isOne` gives null for a row in which both will do. */
function ofRows(name: string, inputs: number, isOne: (row: number) => boolean | null): OutputColumn {
  const digits = Array.from(
    { length: rowCount(inputs) },
    (_, row) => ({ true: "1", false: "0", null: "X" })[`${isOne(row)}`],
  );
  return { name, values: digits.join("") };
}

function ofTable(inputs: number, outputs: readonly OutputColumn[]): GeneratorSetup {
  return { ...defaultGenerator, source: { kind: "table", inputs, names: null, outputs } };
}

function ofTexts(
  texts: Readonly<Record<string, string>>,
  gates = defaultGenerator.gates,
  form = defaultGenerator.form,
): GeneratorSetup {
  const outputs = Object.entries(texts).map(([name, text]) => ({ name, text }));
  return { ...defaultGenerator, source: { kind: "texts", outputs }, gates, form };
}

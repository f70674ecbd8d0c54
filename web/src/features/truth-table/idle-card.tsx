// The card shown until there is a table: a sentence, and examples to press.

import { Card } from "#components/card.tsx";
import { Examples } from "#components/examples.tsx";
import { LessonHint } from "#notation/fields/lesson-hint.tsx";
import { searchWith } from "#addresses/core/codec.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { truthTableTexts } from "#messages/truth-table.ts";

const setups = [
  { input: "A.B+C", extras: [] },
  { input: "A.B+C", extras: ["A^C", "(A+C).(B+C)"] },
] as const;
const examples = setups.map(({ input, extras }) => ({
  text: [input, ...extras].join("   "),
  search: searchWith(truthTableAddress, {
    input,
    extras,
    namesInHeader: true,
    compares: false,
    showsParts: false,
  }),
}));

export function IdleCard() {
  return (
    <Card padded>
      <p>{truthTableTexts.tableIdle}</p>
      <Examples heading="h2" examples={examples} />
      <LessonHint lesson="04" />
    </Card>
  );
}

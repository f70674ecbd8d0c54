// Shown before the first input: a description of the screen, and example numbers.

import { Card } from "#components/card.tsx";
import { Examples } from "#components/examples.tsx";
import { LessonHint } from "#notation/fields/lesson-hint.tsx";
import { searchWith } from "#addresses/core/codec.ts";
import { numberSystemsAddress } from "#addresses/core/number-systems.ts";
import { numberTexts } from "#messages/number-systems.ts";

const examples = ["1011 0110", "45.625", "0.1", "FF"].map((number) => ({
  text: number,
  search: searchWith(numberSystemsAddress, { number, base: null, bits: null }),
}));

export function IdleHint() {
  return (
    <Card padded>
      <p>{numberTexts.numberIdle}</p>
      <Examples heading="h2" examples={examples} />
      <LessonHint lesson="11" />
    </Card>
  );
}

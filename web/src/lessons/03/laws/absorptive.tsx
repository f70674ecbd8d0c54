// The Absorptive law: a short term takes in longer ones.

import { Law } from "#learn/reading/law.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { SideBySide } from "#learn/reading/side-by-side.tsx";
import { AbsorbedFigure } from "./absorbed.tsx";
import { lawOf } from "./core/laws.ts";
import { asked } from "../core/questions.ts";

export function Absorptive() {
  return (
    <>
      <p>
        “I take the train, or I take the train and read.” That is the same as “I take the train”. Wherever{" "}
        <M>A.B</M> is 1, <M>A</M> is 1 already. So <M>A.B</M> adds nothing to <M>A</M>.
      </p>
      <SideBySide>
        <AbsorbedFigure />
        <QuestionBlock of={asked.takesIn} />
      </SideBySide>
      <Law of={lawOf("absorptive")} />
    </>
  );
}

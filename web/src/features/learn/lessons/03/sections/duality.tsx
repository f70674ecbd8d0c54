// Duality: why laws come in pairs.

import { M } from "../../../reading/maths.tsx";
import { QuestionBlock } from "../../../reading/question-block.tsx";
import { Define, Term } from "../../../reading/terms.tsx";
import { asked } from "../core/questions.ts";
import { DualDemo } from "../dual/dual-demo.tsx";

export function Duality() {
  return (
    <>
      <p>
        Exchange <Term of="AND">AND</Term> and <Term of="OR">OR</Term> everywhere, exchange 0 and 1, and leave
        letters and bars as they are: that is the <Define term="dual">dual</Define> of an expression. Terms
        that belonged together stay together, with brackets if they need them. Press, and look back at the
        laws: their two forms are each other's duals.
      </p>
      <DualDemo />
      <p>
        The dual of a law is a law again. Put a bar over both sides of a law, and De Morgan exchanges all
        signs and constants, with a bar on each letter. A law holds for any letters, so also for barred ones:
        put <M>A'</M> for <M>A</M>, and the bars on the letters are gone. So it is enough to prove one form.
      </p>
      <QuestionBlock of={asked.dualOf} />
      <p>
        XOR has no sign for its dual, so its law has one form. The dual of <M>A^B</M> is <M>(A^B)'</M>.
      </p>
    </>
  );
}

// A question of a lesson. Check shows at once, by a sign and words, whether the answer is right, and for a wrong answer
// the reason or the row that shows it. The reader can try again without limit.

import type { Question } from "../core/data.ts";
import { ChoiceBlock } from "./choice-block.tsx";
import { CountBlock } from "./count-block.tsx";
import { EqualBlock } from "./equal-block.tsx";
import { ExpressionBlock } from "./expression-block.tsx";
import { ValueBlock } from "./value-block.tsx";

export function QuestionBlock({ of }: { readonly of: Question }) {
  switch (of.kind) {
    case "choice":
      return <ChoiceBlock of={of} />;
    case "equal":
      return <EqualBlock of={of} />;
    case "value":
      return <ValueBlock of={of} />;
    case "count":
      return <CountBlock of={of} />;
    case "expression":
      return <ExpressionBlock of={of} />;
  }
}

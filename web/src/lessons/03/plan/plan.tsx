// The plan for simplifying, step by step.

import { Marked } from "#learn/reading/marked.tsx";
import { plan } from "./core/plan.ts";

export function PlanSteps() {
  return (
    <ol>
      {plan.map(({ title, words }) => (
        <li key={title}>
          <strong>{title}</strong> <Marked text={words} />
        </li>
      ))}
    </ol>
  );
}

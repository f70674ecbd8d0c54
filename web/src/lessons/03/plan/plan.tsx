// A plan for simplifying, and an expression to simplify along with it.

import { Marked } from "#learn/reading/marked.tsx";
import { plan } from "./core/plan.ts";
import { PlanWalk } from "./plan-walk.tsx";

export function Plan() {
  return (
    <>
      <p>
        The laws say what is allowed. They do not say what is wise. This plan leads to a short expression in
        most exercises. After each change begin again with the first step.
      </p>
      <ol>
        {plan.map(({ title, words }) => (
          <li key={title}>
            <strong>{title}</strong> <Marked text={words} />
          </li>
        ))}
      </ol>
      <p>Try it: choose the law that the plan takes next.</p>
      <PlanWalk />
      <p>
        A plan is no guarantee. Whether an expression is as short as it can be is a question of its own; the
        Simplifier answers it.
      </p>
    </>
  );
}

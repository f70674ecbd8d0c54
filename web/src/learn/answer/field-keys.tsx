// The on-screen keys for the expressions of a lesson on touch devices. A lesson has one bar of keys; with a mouse it is
// not fetched.

import { LazyPart } from "#components/lazy-part.tsx";
import { useFieldInFocus } from "#expression/use-field-in-focus.ts";
import { useTouchKeys } from "#expression/symbol-keys-choice.ts";
import { pagePart } from "#lib/page-part.ts";
import type { ExpressionText } from "../core/data.ts";
import { treeOf, variablesOf } from "../core/values.ts";

const keysPart = pagePart(async () => (await import("#expression/symbol-keys.tsx")).SymbolKeys);

export function FieldKeys() {
  const keys = useTouchKeys();
  const field = useFieldInFocus();
  if (keys === "none") return null;
  const task = field?.closest<HTMLElement>("[data-variables]")?.dataset["variables"];
  return <LazyPart part={keysPart} props={{ others: task === undefined ? [] : [task] }} />;
}

/** An attribute for the element around a field, so that the keys show the task's variables from the first press on. */
export function keysFor(task: ExpressionText): { readonly "data-variables": string } {
  return { "data-variables": variablesOf(treeOf(task)).join(" ") };
}

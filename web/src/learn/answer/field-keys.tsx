// The on-screen keys for the expressions of a lesson on touch devices. A lesson has one bar of keys.

import { useFieldInFocus } from "#notation/fields/use-field-in-focus.ts";
import { useTouchKeys } from "#notation/keys/symbol-keys-choice.ts";
import type { ExpressionText } from "../core/data.ts";
import { treeOf, variablesOf } from "../core/values.ts";
import { SymbolKeys } from "#notation/keys/symbol-keys.tsx";

export function FieldKeys() {
  const keys = useTouchKeys();
  const field = useFieldInFocus();
  if (keys === "none") return null;
  const task = field?.closest<HTMLElement>("[data-variables]")?.dataset["variables"];
  return <SymbolKeys others={task === undefined ? [] : [task]} />;
}

/** An attribute for the element around a field, so that the keys show the task's variables from the first press on. */
export function keysFor(task: ExpressionText): { readonly "data-variables": string } {
  return { "data-variables": variablesOf(treeOf(task)).join(" ") };
}
